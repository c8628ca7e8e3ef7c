/** Words and phrases of other trades. */
export const foreign: readonly string[] = [
  '(alarma|alarmas|despertador|despiértame|temporizador|temporizadores|cronómetro|recordatorio|recordatorios|recuérdame|recordar|calendario|agenda|cita|citas|reunión|cumpleaños de|lista de la compra|lista de compras|compra|tareas|tarea|segundos|minutos|minuto|horas|la hora|qué hora|lista del|listado|manzanas)',
  '(tiempo hace|tiempo hará|clima|pronóstico|temperatura|grados|lloverá|llueve|llover|lluvia mañana|nieve|nevar|soleado|viento|paraguas|humedad|tormenta|frío|calor)',
  '(restaurante|restaurantes|reserva|reservar|mesa para|comer|comida|almuerzo|receta|recetas|ingredientes|pizza|café|pedido|pedir|plato|adobo|leche|pan|huevos)',
  '(película|películas|cine|cines|función|horarios|serie|series|temporada|episodio|libro|libros|novela|ensayo|juego|juegos|ajedrez|teatro|actor|actriz|cuadro|foto|fotos|puntos a)',
  '(hotel|vuelo|vuelos|avión|tren|autobús|taxi|alquiler de coche|viajar|vacaciones|tráfico|ruta|navegación|distancia|mapa|gasolinera|aparcamiento|maletas)',
  '(llamada|llamadas|llama|llamar|llamó|contesta|contestar|mensaje|mensajes|sms|correo|correos|email|contacto|contactos|responde|responder|amigos|amigo|facebook|twitter|titulares|noticias|whatsapp|número de|videollamada|evento|eventos|ubicación|teléfono de)',
  '(luz|luces|lámpara|lámparas|bombilla|iluminación|brillo|termostato|calefacción|aire acondicionado|ventilador|ventiladores|aspiradora|aspirador|robot|puerta|puertas|cerradura|cerradas|abiertas|abierta|ventana|ventanas|persiana|persianas|cortina|cortinas|toldo|enchufe|interruptor|horno|lavadora|lavavajillas|cámara|escena|encendidas|encendidos|apagadas|apagados|color|blanco frío|válvula|riego|batería|sensor|cortacésped|garaje abierto|personas)',
  '(banco|cuenta|saldo|transferencia|factura|crédito|acciones|bolsa|tipo de cambio|precio|precios|cuesta|comprar|impuesto|seguro)',
  '(definición|significa|traduce|traducción|capital de|habitantes|presidente|calcula|raíz|chiste|chistes|wikipedia|qué día|fecha|trabaja|trabajar aquí|estudia|nació|vive|casado|fútbol|partido|resultado|universidad|escuela|jefe|médico|dentista|peluquero)',
  '(capital|presidente|presidenta|primer ministro|rey|reina) (de|del)',
];
