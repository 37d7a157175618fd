/**
 * Who still imports the tables of others, « file → schema »: 260 at first. The list may only shrink, by a read of the
 * owner’s face or by one of its commands.
 */
export const schemaOfOwner: readonly string[] = [
  'apps/api/src/features/actes/sujet.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/clients/clients.repository.ts → apps/api/src/features/contenu/contenu.schema.ts',
  'apps/api/src/features/clients/clients.repository.ts → apps/api/src/features/portail/portail.schema.ts',
  'apps/api/src/features/droits/droits.repository.ts → apps/api/src/features/portail/portail.schema.ts',
  'apps/api/src/features/papiers/retour.repository.ts → apps/api/src/noyau/comptes.schema.ts',
  'apps/api/src/idp/embedded/payloads.repository.ts → apps/api/src/features/identity/identity.schema.ts',
  'apps/api/src/idp/secrets.repository.ts → apps/api/src/features/portail/portail.schema.ts',
  'apps/api/src/installer/installer.repository.ts → apps/api/src/features/contenu/contenu.schema.ts',
  'apps/api/src/installer/installer.repository.ts → apps/api/src/features/portail/portail.schema.ts',
]
