import type { Brouillon } from '@espace-adherent/contract/actes'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import css from './actes.module.css'
import { brouillonsQuery } from './brouillons.ts'
import { moment } from './moment.ts'
import { textes } from './textes.ts'
import type { useBrouillon } from './useBrouillon.ts'

const mots = textes.brouillon
type Suivi = ReturnType<typeof useBrouillon>

/** « Brouillon enregistré à 14:32 », beside the buttons. */
export function MentionBrouillon({ suivi }: { suivi: Suivi }) {
  return (
    <p className={css.mention} role="status">
      {suivi.etat === 'enregistre' && (
        <>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
          {moment(suivi.le)}
        </>
      )}
      {suivi.etat === 'modifie' && mots.modifie}
    </p>
  )
}

type AlerteProps = {
  suivi: Suivi
  acte: Brouillon['acte']
  sujet: string
  onReprendre: (autre: Brouillon) => void
}

/** What to do about a draft that cannot be saved, or that another device has saved since. */
export function AlerteBrouillon({ suivi, acte, sujet, onReprendre }: AlerteProps) {
  const client = useQueryClient()
  const lire = async () => {
    const { rows } = await client.fetchQuery(brouillonsQuery(acte))
    return rows.find((autre) => autre.sujet === sujet) ?? null
  }
  if (suivi.etat === 'echec')
    return (
      <Notice
        tone="warning"
        title={mots.echec}
        alert
        action={<Button onClick={() => void suivi.enregistrer()}>{mots.reessayer}</Button>}
      >
        {mots.echecTexte}
      </Notice>
    )
  if (suivi.etat !== 'conflit') return null
  const garder = async () => {
    const autre = await lire()
    suivi.ecraser(autre ?? { revision: 0, modifieLe: '' })
  }
  const reprendre = async () => {
    const autre = await lire()
    if (autre) onReprendre(autre)
    else suivi.ecraser({ revision: 0, modifieLe: '' })
  }
  return (
    <Notice
      tone="warning"
      title={mots.conflit}
      alert
      action={
        <span className={css.choix}>
          <Button onClick={() => void garder().catch(() => null)}>{mots.garder}</Button>
          <Button onClick={() => void reprendre().catch(() => null)}>{mots.reprendre}</Button>
        </span>
      }
    >
      {mots.conflitTexte}
    </Notice>
  )
}
