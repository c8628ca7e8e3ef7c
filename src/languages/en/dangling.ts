/** Words at which no English request ends: more is coming. */
export const dangling =
  'a an the my some any by from of on in to and or with for like play put add find called named';
