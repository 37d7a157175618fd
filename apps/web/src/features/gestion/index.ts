export { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
export { AccordGeste } from './AccordGeste.tsx'
export { afficherInstant, EtatRedige } from './afficher.tsx'
export { usePermis } from './droits.ts'
export {
  type CadreProps,
  type Complement,
  complementDe,
  EcranDeclare,
  EcranGestion,
} from './EcranGestion.tsx'
export { Exporter } from './Exporter.tsx'
export { Exports } from './Exports.tsx'
export type { EditeurProps, Rendus } from './ecran.ts'
export { Gestes } from './Gestes.tsx'
export { LigneALigne, type LigneDifferente } from './LigneALigne.tsx'
export { Changements, ListeHistoire } from './ListeHistoire.tsx'
export { Nouvelle } from './Panneau.tsx'
export { Presence } from './Presence.tsx'
export { useActe, useApercu, useEnregistrer, useGeste } from './queries.ts'
export type { Saisie } from './saisie.ts'
export { Vues } from './Vues.tsx'
