import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { essaisDateEffetGestion } from '@espace-adherent/contract/gestions'
import { formatDate } from '@espace-adherent/domain/calendrier'
import {
  type EssaiDateEffet,
  isEssaiReussi,
} from '@espace-adherent/domain/regles-date-effet/essais.ts'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery } from '../../platform/query/list.ts'
import { useActe, useEnregistrer, usePermis } from '../gestion/index.ts'
import type { Place, Regle } from './brouillon.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

const gestion = essaisDateEffetGestion as unknown as Gestion
type Garde = LigneGestion & { nomOffre: string; libelle: string; essai: EssaiDateEffet }

type EssaisProps = { place: Place; ecrite: Regle }

/** Kept trials, tried on the rule as it stands in the form; the one for all offers has those of each. */
export function Essais({ place: { acte, nomOffre }, ecrite }: EssaisProps) {
  const { data } = useQuery(listQuery(gestion.resource, { acte, taille: '500' }, { lifetime: 0 }))
  const supprimer = useActe(gestion, 'delete')
  const permis = usePermis(gestion)
  const essais = ((data?.rows ?? []) as Garde[]).filter(
    (garde) => nomOffre === '' || garde.nomOffre === nomOffre,
  )
  if (essais.length === 0)
    return <EmptyState title={textes.aucunEssai}>{textes.aucunEssaiTexte}</EmptyState>
  return (
    <div className={css.partie}>
      <p className={css.discret}>{textes.essaisLead}</p>
      <ul aria-label={textes.essais}>
        {essais.map(({ id, revision, libelle, nomOffre: offre, essai }) => {
          const isReussi = isEssaiReussi(ecrite, essai)
          return (
            <li key={id} className={css.garde}>
              <span className="name">{libelle}</span>
              <StateBadge tone={isReussi ? 'success' : 'danger'}>
                {isReussi ? textes.reussi : textes.rompu}
              </StateBadge>
              <span className={css.discret}>
                {offre && `${offre} · `}
                {textes.essaiPhrase(formatDate(essai.jour), formatDate(essai.date), essai.attendu)}
              </span>
              {permis.delete && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={textes.supprimerEssai(libelle)}
                  onClick={() => supprimer.mutate({ id, revision })}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What is shown now becomes what is expected from now on. */
export function Garder({ place, essai }: { place: Place; essai: EssaiDateEffet }) {
  const [libelle, setLibelle] = useState('')
  const garder = useEnregistrer(gestion)
  if (!usePermis(gestion).create) return null
  const valeurs = { acte: place.acte, nomOffre: place.nomOffre || null, libelle, essai }
  return (
    <form
      className={css.ajout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        garder.mutate({ verbe: 'create', valeurs }, { onSuccess: () => setLibelle('') })
      }}
    >
      <TextField
        label={textes.nomEssai}
        layout="stack"
        autoComplete="off"
        maxLength={150}
        value={libelle}
        onChange={setLibelle}
      />
      <Button type="submit" busy={garder.isPending} disabled={libelle.trim() === ''}>
        {textes.garder}
      </Button>
    </form>
  )
}
