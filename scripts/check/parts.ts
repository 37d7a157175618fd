/** Parts of a slice that have a face of their own: staff’s, and what others stand on while the rest stands on others. */
export const partNames =
  '{gestion,editeur,mon-compte,dematerialisation,vue-seule,reglements,remplacement,reglages,a-deux,ecrans}'
