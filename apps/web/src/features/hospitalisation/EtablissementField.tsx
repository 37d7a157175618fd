import { RadioGroup } from '@espace-adherent/ui/choix'
import { type ChampProps, TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import css from './hospitalisation.module.css'
import { textes } from './textes.ts'

type EtablissementFieldProps = Omit<ChampProps<string>, 'label'> & {
  etablissements: readonly { code: string; libelle: string }[]
}

/** As many as one reads at a glance. */
const MONTRES = 6

const simple = (texte: string) =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .toLowerCase()

/** Found by its name, its town or its number; the one that is chosen stays in sight. */
export function EtablissementField({
  etablissements,
  value,
  onChange,
  ...champ
}: EtablissementFieldProps) {
  const [recherche, setRecherche] = useState('')
  const mots = simple(recherche).split(' ').filter(Boolean)
  const trouves = etablissements.filter(({ code, libelle }) =>
    mots.every((mot) => simple(`${libelle} ${code}`).includes(mot)),
  )
  const choisi = etablissements.filter(({ code }) => code === value)
  const montres = [...choisi, ...trouves.filter(({ code }) => code !== value).slice(0, MONTRES)]
  return (
    <div className={css.etablissement}>
      <TextField
        label={textes.rechercher}
        hint={textes.rechercherAide}
        autoComplete="off"
        value={recherche}
        onChange={setRecherche}
      />
      <p role="status" className={css.discret}>
        {trouves.length === 0 ? textes.aucun : textes.trouves(trouves.length)}
      </p>
      <RadioGroup
        {...champ}
        label={textes.etablissement}
        required
        value={value}
        onChange={(finess) => onChange(finess ?? '')}
        choix={montres.map(({ code, libelle }) => ({
          valeur: code,
          libelle: textes.finess(code, libelle),
        }))}
      />
    </div>
  )
}
