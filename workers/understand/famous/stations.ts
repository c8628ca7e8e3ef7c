/** Radio stations that people know: common knowledge, written down from memory. */
export const stations = `
1Live; 538; Absolute Radio; Antenne Bayern; Bayern 1; Bayern 2; Bayern 3; BBC; BBC Asian Network;
BBC London; BBC Radio 1; BBC Radio 2; BBC Radio 3; BBC Radio 4; BBC Radio 5 Live; BBC Radio 6 Music;
BBC Radio Five Live; BBC Radio Four; BBC Radio One; BBC Radio Six Music; BBC Radio Three; BBC Radio Two;
BBC World Service; Bloomberg Radio; Cadena 100; Cadena Dial; Cadena Ser; Capital FM; Caracol Radio;
Catalunya Radio; CBC; CBC Radio One; CBS Radio; Cherie FM; Classic FM; CNBC; CNN; DasDing; Deutschlandfunk;
Deutschlandfunk Kultur; Eins Live; ESPN; ESPN Radio; Europa FM; Europe 1; Exa FM; FFH; FFN; FIP; FM4;
Fox News Radio; Fox Sports Radio; France Culture; France Info; France Inter; France Musique; Fun Radio;
Groove Salad; Heart FM; Hot 97; Hot Ninety Seven; HR1; HR3; Jam FM; Jazz FM; KCRW; Kerrang Radio; KEXP;
KIIS FM; Klassik Radio; KQED; La Mega; LBC; Los 40; Los 40 Principales; Los Cuarenta; M80; Magic Radio;
MDR Jump; Mouv; MSNBC; N-Joy; NDR 1; NDR 2; Nostalgie; NPR; NRJ; Onda Cero; Planet Rock; Power 106; Qmusic;
Radio 1; Radio 2; Radio 3; Radio 4; Radio 538; Radio Bob; Radio Caroline; Radio City; Radio Clasica;
Radio Disney; Radio Eins; Radio Euskadi; Radio Four; Radio Hamburg; Radio Marca; Radio Mirchi;
Radio Nacional; Radio Nova; Radio One; Radio Paradise; Radio Regenbogen; Radio Swiss Jazz; Radio Three;
Radio Two; Radio Veronica; Radio X; Radiolé; Red FM; Rire et Chansons; RMC; Rock Antenne; Rock FM; RTL;
RTL 2; Sky Radio; Skyrock; Smooth Radio; SomaFM; Sunshine Live; SWR1; SWR3; SWR4; Talksport; Triple J;
Tropiques FM; Virgin Radio; W Radio; WBEZ; WBUR; WDR 2; WDR 4; WDR 5; WFMU; WNYC; Z One Hundred; Z100; Ö3
`;
