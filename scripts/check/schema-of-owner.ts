/**
 * Who still imports the tables of others, « file → schema »: 260 at first. The list may only shrink, by a read of the
 * owner’s face or by one of its commands.
 */
export const schemaOfOwner: readonly string[] = [
  'apps/api/src/features/actes/sujet.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/carte-tp/carte-tp.repository.ts → apps/api/src/noyau/carte-tp.schema.ts',
  'apps/api/src/features/cotisations/reports.repository.ts → apps/api/src/noyau/cotisations.schema.ts',
  'apps/api/src/features/cotisations/reports.repository.ts → apps/api/src/features/papiers/papiers.schema.ts',
  'apps/api/src/features/documents/dossier.repository.ts → apps/api/src/features/papiers/papiers.schema.ts',
  'apps/api/src/features/garanties/niveaux.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/garanties/niveaux.repository.ts → apps/api/src/noyau/options.schema.ts',
  'apps/api/src/features/options/options.repository.ts → apps/api/src/noyau/options.schema.ts',
  'apps/api/src/features/paiements/paiements.repository.ts → apps/api/src/noyau/cotisations.schema.ts',
  'apps/api/src/features/paiements/paiements.repository.ts → apps/api/src/features/cotisations/cotisations.schema.ts',
  'apps/api/src/features/papiers/retour.repository.ts → apps/api/src/noyau/comptes.schema.ts',
  'apps/api/src/features/portabilite/portabilite.repository.ts → apps/api/src/noyau/carte-tp.schema.ts',
  'apps/api/src/features/portabilite/portabilite.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/remplacement-carte/remplacement.repository.ts → apps/api/src/noyau/carte-tp.schema.ts',
  'apps/api/src/features/renonciation/renonciation.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/renonciation/renonciation.repository.ts → apps/api/src/noyau/options.schema.ts',
  'apps/api/src/features/rib/caducs.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/rib/caducs.repository.ts → apps/api/src/noyau/cotisations.schema.ts',
  'apps/api/src/features/rib/personnel.repository.ts → apps/api/src/noyau/comptes-beneficiaires.schema.ts',
  'apps/api/src/features/rib/rib.repository.ts → apps/api/src/noyau/contrats.schema.ts',
  'apps/api/src/features/rib/rib.repository.ts → apps/api/src/noyau/cotisations.schema.ts',
  'apps/api/src/features/sinistres/factures.repository.ts → apps/api/src/features/remboursements/remboursements.schema.ts',
]
