/** Words by how they are used: lines are classes, parts of lines narrower ones, blocks of lines wider ones. */
export const wordClasses = `
manzana manzanas plátano plátanos pera peras naranja naranjas limón limones fresa fresas cerezas uvas fruta frutas aguacate; tomate tomates pepino cebolla cebollas papa papas patata patatas zanahoria zanahorias espárragos setas ensalada verduras espinacas pimiento ajo
carne pollo ternera res cerdo cordero bistec salchicha jamón chorizo asado; pescado salmón trucha atún gambas camarones sushi; huevo huevos queso mantequilla leche nata yogur
pan bocadillo tostada pasta arroz espaguetis lasaña pizza hamburguesa tacos taco paella sopa tortilla guiso empanada; pastel tarta galletas helado chocolate azúcar harina sal pimienta aceite miel mermelada tiramisú flan churros
café expreso capuchino té agua zumo jugo cerveza vino cava refresco limonada; desayuno almuerzo comida cena merienda menú plato receta recetas ingredientes calorías hambre sed
cocer cocinar asar freír hornear cortar mezclar pelar descongelar congelar preparar; comer beber desayunar cenar almorzar probar pedir encargar repartir

restaurante restaurantes bar bares cafetería panadería carnicería pizzería taberna terraza; supermercado súper tienda tiendas mercado mercadillo farmacia quiosco ferretería
hotel hoteles hostal pensión habitación tienda camping; museo museos teatro zoo parque iglesia catedral castillo monumento exposición exposiciones playa piscina
banco correos ayuntamiento policía hospital médico doctor dentista peluquería taller gasolinera biblioteca escuela colegio guardería universidad oficina
cita citas reunión reuniones calendario agenda invitación cumpleaños boda fiesta bautizo plazo evento eventos; recordatorio recordatorios tarea tareas lista listas nota notas compra

despertador alarma alarmas temporizador cronómetro atrás hora; minuto minutos horas segundo segundos día días semana semanas mes meses año años siglo
lunes martes miércoles jueves viernes sábado domingo finde festivo; enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre; navidad nochevieja nochebuena pascua reyes
hoy mañana ayer anteayer luego después mediodía medianoche tarde noche madrugada
clima pronóstico lluvia llover llueve nieve nevar sol soleado nubes nublado tormenta viento niebla granizo helada; temperatura grados grado frío calor fresco húmedo seco; paraguas abrigo chaqueta gorro guantes botas crema

luz luces lámpara lámparas bombilla iluminación brillo foco lamparita; calefacción termostato aire ventilador radiador chimenea caldera
tele televisión tv pantalla canal programa proyector; cafetera lavadora lavavajillas secadora nevera frigorífico horno microondas tostadora aspiradora robot batidora
puerta puertas ventana ventanas persiana persianas toldo cortina cortinas garaje portón cerradura enchufe interruptor cámara sensor
cocina salón dormitorio pasillo sótano jardín balcón desván escalera baño; mesa silla cama sofá armario estantería alfombra espejo pared suelo techo tejado
limpiar lavar planchar ordenar reparar pintar taladrar pegar barrer fregar; atenuar calentar ventilar cerrar abrir bloquear

coche coches carro auto bicicleta bici moto autobús metro tren trenes tranvía taxi avión vuelo vuelos barco ferry camión; estación aeropuerto parada andén autopista carretera calle cruce atasco tráfico ruta camino billete boleto
conducir manejar volar aterriza despega salir sale llegar llega aparcar estacionar caminar viajar; maleta equipaje pasaporte visado viaje vacaciones excursión
madrid barcelona sevilla valencia bilbao granada zaragoza málaga salamanca albacete cádiz murcia méxico monterrey guadalajara bogotá medellín lima santiago montevideo caracas quito; londres parís roma lisboa praga varsovia moscú atenas estambul ámsterdam berlín tokio pekín sídney
españa argentina chile perú colombia venezuela ecuador uruguay cuba francia alemania italia inglaterra portugal polonia turquía grecia marruecos china japón india brasil canadá australia áfrica europa américa; montaña río lago mar isla desierto bosque valle costa continente capital pueblo frontera

madre padre mamá papá abuela abuelo hermano hermana hijo hija tío tía primo marido mujer esposo esposa niño niña niños bebé familia padres; amigo amiga colega jefe jefa vecino vecina cliente profesor alumno estudiante
ana juan maría pedro lucía carlos miguel sofía javier laura pablo elena diego marta jorge carmen
mensaje mensajes correo correos email sms carta llamada llamadas grupo contacto contactos número dirección bandeja; facebook twitter instagram whatsapp youtube netflix google publicación tuit estado perfil
llamar llama telefonear escribir escribe enviar envía mandar manda responder contesta publicar compartir comentar borrar reenviar cuelga colgar descolgar

móvil celular teléfono ordenador computadora tableta impresora teclado ratón auriculares cable batería cargador internet wifi router contraseña aplicación aplicaciones programa archivo carpeta virus
dinero euro euros dólar dólares peso pesos libra yen moneda billete cuenta saldo crédito tarjeta factura facturas alquiler impuesto impuestos sueldo seguro acción acciones bolsa bitcoin interés precio precios oferta descuento
comprar compra vender pagar paga transferir ahorrar prestar alquilar cuesta costar ganar
trabajo empleo empresa profesión solicitud contrato proyecto sindicato economía; política gobierno elección elecciones partido congreso presidente presidenta ministro ley guerra paz crisis ambiente
titulares noticias actualidad periódico artículo reportaje revista

fútbol balonmano baloncesto tenis golf boxeo carrera partido liga mundial copa olimpiadas equipo entrenador jugador gol goles resultado clasificación barça; ajedrez cartas quiz adivinanza dado juego juegos póker parchís dominó
película películas serie series temporada episodio cine actor actriz director tráiler protagonista documental comedia; libro libros novela novelas poema autor autora capítulo página páginas cuento revista editorial
perro perros gato gatos caballo caballos vaca vacas cerdo pájaro pájaros pez peces ratón conejo oso león tigre elefante mono serpiente araña abeja insecto dinosaurio dinosaurios; árbol árboles flor flores rosa hierba planta plantas
luna sol estrella estrellas planeta planetas marte tierra galaxia universo cohete; átomo energía gravedad relatividad química física biología matemáticas ecuación raíz porcentaje número
corazón cabeza brazo pierna mano pie ojo ojos oreja diente dientes piel pelo sangre cerebro estómago espalda; enfermedad gripe fiebre tos resfriado dolor medicina medicinas pastilla vacuna dieta vitamina

inventó descubrió construyó fundó pintó nació murió ganó casado casada divorciado; significa definición define traduce traducción deletrea palabra sinónimo idioma inglés francés alemán italiano
chiste chistes historia anécdota poema adivinanza; capital habitantes población superficie moneda bandera altura tamaño peso longitud edad velocidad distancia profundidad
`;
