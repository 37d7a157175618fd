import {
  afficher,
  type Champ,
  type Champs,
  type LigneGestion,
  raconter,
} from '@espace-adherent/contract/gestion'
import { differencesDe, tranche } from './conflit.ts'
import { LigneALigne } from './LigneALigne.tsx'
import type { Saisie } from './saisie.ts'
import { textes } from './textes.ts'

type ConflitProps = {
  champs: Champs
  depart: LigneGestion
  saisie: Saisie
  actuelle: LigneGestion
  isBusy: boolean
  /** What is to be saved, from the version that stands. */
  onSave: (saisie: Saisie) => void
  onKeep: () => void
}

/** Two versions of a row, field by field. */
export function Conflit(props: ConflitProps) {
  const { champs, depart, saisie, actuelle, isBusy, onSave, onKeep } = props
  const differences = differencesDe(champs, depart, saisie, actuelle)
  return (
    <LigneALigne
      differences={differences.map(({ champ, ...difference }) => ({
        ...difference,
        libelle: champ.libelle,
        votre: dire(champ, difference.votre),
        actuelle: dire(champ, difference.actuelle),
      }))}
      isBusy={isBusy}
      onSave={(choix) => onSave(tranche(champs, actuelle, saisie, choix))}
      onKeep={onKeep}
    />
  )
}

function dire(champ: Champ, saisi: string | boolean): string {
  if (typeof saisi === 'boolean') return saisi ? textes.oui : textes.non
  if (champ.genre === 'propre') return afficher(champ, JSON.parse(saisi))
  if (champ.genre === 'riche') return raconter(champ, saisi)
  return champ.genre === 'choix' ? (champ.choix[saisi] ?? saisi) : saisi
}
