import { formatDate, messageSaisieDate, parseDate } from '@espace-adherent/domain/calendrier'
import { messagePeriode } from '@espace-adherent/domain/remboursements'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { useState } from 'react'
import css from './filtres.module.css'
import { textes } from './textes.ts'

type DatesChoisiesProps = {
  du: string
  au: string
  message: string | null
  onChange: (change: { du?: string; au?: string }) => void
}

const saisieDe = (date: string) => (date ? formatDate(date) : '')

/** Two days. The list follows once both can be read, and the first is not after the last. */
export function DatesChoisies({ du, au, message, onChange }: DatesChoisiesProps) {
  const [saisies, setSaisies] = useState({ du: saisieDe(du), au: saisieDe(au) })
  const change = (nom: 'du' | 'au', saisie: string) => {
    const suivantes = { ...saisies, [nom]: saisie }
    setSaisies(suivantes)
    const debut = lire(suivantes.du)
    const fin = lire(suivantes.au)
    if (debut === null || fin === null || messagePeriode({ du: debut, au: fin })) return
    onChange({ du: debut, au: fin })
  }
  const lues = { du: lire(saisies.du) ?? '', au: lire(saisies.au) ?? '' }
  return (
    <div className={css.dates}>
      <DateField
        label={textes.filtres.du}
        layout="stack"
        value={saisies.du}
        error={erreur(saisies.du)}
        onChange={(saisie) => change('du', saisie)}
      />
      <DateField
        label={textes.filtres.au}
        layout="stack"
        value={saisies.au}
        error={erreur(saisies.au) ?? messagePeriode(lues) ?? message ?? undefined}
        onChange={(saisie) => change('au', saisie)}
      />
    </div>
  )
}

/** Empty is no bound; null is a date still being typed, or wrong. */
const lire = (saisie: string) => (saisie.trim() === '' ? '' : parseDate(saisie))

/** A date half typed is not yet wrong. */
const erreur = (saisie: string) =>
  saisie.length < 10 ? undefined : (messageSaisieDate(saisie, {}) ?? undefined)
