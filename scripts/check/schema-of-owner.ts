/**
 * Who still imports the tables of others, « file → schema »: 260 at first. The list may only shrink, by a read of the
 * owner’s face or by one of its commands.
 */
export const schemaOfOwner: readonly string[] = [
  'apps/api/src/features/actes/sujet.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/papiers/retour.repository.ts → apps/api/src/noyau/comptes.schema.ts',
  'apps/api/src/features/papiers/retour.repository.ts → apps/api/src/noyau/comptes.schema.ts',
]
