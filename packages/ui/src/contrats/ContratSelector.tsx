import { type EtatContrat, libelleContrat } from '@espace-adherent/domain/contrats'
import { IconSelector } from '@tabler/icons-react'
import { useId } from 'react'
import css from './contrats.module.css'
import { textes } from './textes.ts'

type Contrat = { numeroContratIndividuel: string; nomOffre: string; etat: EtatContrat }

type ContratSelectorProps = {
  contrats: readonly Contrat[]
  /** Number of the current contract. */
  value: string
  onChange: (numeroContratIndividuel: string) => void
  /** Small, beside a title: its label is for those who listen, and a number only tells apart what has one name. */
  isPuce?: boolean
}

/** A native list: on a phone it opens the phone's own wheel, which every member knows. */
export function ContratSelector({ contrats, value, onChange, isPuce }: ContratSelectorProps) {
  const id = useId()
  const noms = new Set(contrats.map(({ nomOffre }) => nomOffre))
  const libelleDe = (contrat: Contrat) =>
    isPuce && noms.size === contrats.length ? contrat.nomOffre : libelleContrat(contrat)
  const [seul] = contrats.length === 1 ? contrats : []
  if (seul)
    return (
      <div className={css.selector} data-puce={isPuce}>
        <span className={css.label}>{textes.contrat}</span>
        <span className={css.only}>{libelleDe(seul)}</span>
      </div>
    )
  return (
    <div className={css.selector} data-puce={isPuce}>
      <label className={css.label} htmlFor={id}>
        {textes.contrat}
      </label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {contrats.map((contrat) => (
          <option key={contrat.numeroContratIndividuel} value={contrat.numeroContratIndividuel}>
            {libelleDe(contrat)}
          </option>
        ))}
      </select>
      <span className={css.chevrons}>
        <IconSelector size={18} stroke={1.75} aria-hidden="true" />
      </span>
    </div>
  )
}
