/** Albums that people of many countries know: common knowledge, written down from memory. */
export const albums = `
1989; 4630 Bochum; 808s and Heartbreak; Abbey Road; Achtung Baby; After the Gold Rush; Aja; Aladdin Sane;
American Fool; Animals; Appetite for Destruction; Astral Weeks; At Folsom Prison; Autobahn;
Automatic for the People; Back to Black; Bat Out of Hell; Beggars Banquet; Big Science; Bitches Brew;
Blonde on Blonde; Blood on the Tracks; Bookends; Born in the USA; Born to Run; Brol; Brothers in Arms;
Buena Vista Social Club; Californication; Canción animal; Channel Orange; Closing Time; Communiqué;
Continuum; Damn; Dangerous; Dark Side of the Moon; Definitely Maybe; Diamond Dogs; Discovery;
Disintegration; Donde jugarán los niños; Dookie; Doolittle; Dummy; El circo; El mal querer;
Electric Ladyland; Electric Warrior; Entre gris clair et gris foncé; Exile on Main Street; Eyes Open;
Farbenspiel; Fear of a Black Planet; Folklore; Forever Changes; Funeral; Future Nostalgia;
Good Kid Maad City; Goodbye Yellow Brick Road; Grace; Graceland; Greatest Hits; Harvest;
Highway 61 Revisited; Histoire de Melody Nelson; Horses; Hot Fuss; Hotel California; Houses of the Holy;
Hunky Dory; Hybrid Theory; Illmatic; In Rainbows; In the Aeroplane over the Sea;
In the Court of the Crimson King; In Utero; Innervisions; Invisible Touch; Jagged Little Pill; Kid A;
Kind of Blue; L.A. Woman; Laundry Service; Led Zeppelin IV; Lemonade; Let It Bleed; Like a Prayer;
Live at Leeds; London Calling; Loveless; Lust for Life; Master of Puppets; Meat Is Murder; Meddle;
Mellon Collie and the Infinite Sadness; Melodrama; Melody Nelson; Mes mains; Mezzanine; Mi sangre;
Midnights; Moon Safari; Moondance; Motomami; MTV Unplugged; Multitude; Murmur; Music for the Masses;
Mutter; My Beautiful Dark Twisted Fantasy; Nebraska; Never Mind the Bollocks; Nevermind; News of the World;
Nightclubbing; Nimm mich mit; No Need to Argue; Odelay; Off the Wall; OK Computer; Once Upon a Time;
Opel-Gang; Out of Time; Parachutes; Parallel Lines; Paranoid; Paris 1919; Pearl; Pet Sounds;
Physical Graffiti; Pies descalzos; Pink Moon; Plastic Ono Band; Pornography; Purple Rain; Racine carrée;
Rain Dogs; Raising Hell; Random Access Memories; Raw Power; Reich und sexy; Remain in Light; Reputation;
Revolver; Rubber Soul; Rumours; Screamadelica; Selling England by the Pound;
Sgt. Pepper's Lonely Hearts Club Band; Sign o' the Times; Slippery When Wet; Songs from a Room;
Songs in the Key of Life; Songs of Leonard Cohen; Sound of Silver; Sour; Stadtaffe; Sticky Fingers;
Surfer Rosa; Synchronicity; Talking Book; Tapestry; The Bends; The Black Album; The Blueprint; The Chronic;
The College Dropout; The Dark Side of the Moon; The Doors; The Eminem Show; The Essential Collection;
The Fame; The Fat of the Land; The Freewheelin' Bob Dylan; The Hissing of Summer Lawns; The Joshua Tree;
The Köln Concert; The Lion King; The Low End Theory; The Marshall Mathers LP;
The Miseducation of Lauryn Hill; The Number of the Beast; The Queen Is Dead;
The Rise and Fall of Ziggy Stardust; The Score; The Stone Roses; The Suburbs;
The Velvet Underground and Nico; The Wall; The White Album; Time Out; To Pimp a Butterfly; Tommy; Toxicity;
Trans-Europe Express; True Blue; Tubular Bells; Un verano sin ti; Unknown Pleasures; Unplugged;
Use Your Illusion; Vespertine; Violator; What's Going On; What's the Story Morning Glory; Who's Next;
Wish You Were Here; X 100pre; XO; Yankee Hotel Foxtrot; Yellow Submarine
`;
