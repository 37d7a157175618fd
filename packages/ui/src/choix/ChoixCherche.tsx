import type { Choix } from '@espace-adherent/domain/choix'
import { useState } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/TextField.tsx'
import { RadioGroup } from './RadioGroup.tsx'

type ChoixChercheProps = ChampProps<string> & {
  choix: readonly Choix<string>[]
  /** Finds among them by other names than their own; without it, by their words. */
  trouver?: (recherche: string) => readonly Choix<string>[]
  /** What one may always choose, whatever is looked for: it stands last. */
  fin?: Choix<string>
  /** Once one is chosen, the others come back with what is looked for. */
  isReplie?: boolean
  mots: {
    rechercher: string
    rechercherAide: string
    aucun: string
    trouves(nombre: number): string
  }
}

/** As many as one reads at a glance. */
const MONTRES = 6

const simple = (texte: string) =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .toLowerCase()

function parMots(choix: readonly Choix<string>[], recherche: string) {
  const cherches = simple(recherche).split(' ').filter(Boolean)
  return choix.filter(({ libelle }) => cherches.every((mot) => simple(libelle).includes(mot)))
}

/** One choice among many, found by its words; the chosen one stays in sight. */
export function ChoixCherche({
  choix,
  trouver = (recherche) => parMots(choix, recherche),
  fin,
  isReplie = false,
  mots,
  value,
  onChange,
  ...champ
}: ChoixChercheProps) {
  const [recherche, setRecherche] = useState('')
  const isSeul = isReplie && value !== '' && recherche.trim() === ''
  const trouves = isSeul ? [] : trouver(recherche)
  const choisi = choix.filter(({ valeur }) => valeur === value)
  const autres = trouves.filter(({ valeur }) => valeur !== value)
  return (
    <div className="stack gap-12">
      <TextField
        label={mots.rechercher}
        hint={mots.rechercherAide}
        autoComplete="off"
        value={recherche}
        onChange={setRecherche}
      />
      <p role="status" className="muted">
        {isSeul ? '' : trouves.length === 0 ? mots.aucun : mots.trouves(trouves.length)}
      </p>
      <RadioGroup
        {...champ}
        value={value}
        onChange={onChange}
        choix={[...choisi, ...autres.slice(0, MONTRES), ...(fin ? [fin] : [])]}
      />
    </div>
  )
}
