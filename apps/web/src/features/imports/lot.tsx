import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { type AvancementLot, lotsGestion, REJETS_PATH } from '@espace-adherent/contract/gestions'
import { type EtatLot, libellesEtatLot } from '@espace-adherent/domain'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { withParams } from '../../platform/http/client.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { AccordGeste } from '../gestion/index.ts'
import { Choix } from './Choix.tsx'
import { pickCorrections } from './choisir.ts'
import { textes } from './textes.ts'
import { useEnvoi } from './useEnvoi.ts'

const tons: Record<EtatLot, Tone> = {
  envoi: 'neutral',
  depose: 'info',
  essai: 'info',
  essaye: 'info',
  attente: 'info',
  classement: 'info',
  fusion: 'info',
  'a-confirmer': 'warning',
  fait: 'success',
  arrete: 'danger',
}

export function Etat({ etat }: { etat: EtatLot }) {
  return <StateBadge tone={tons[etat]}>{libellesEtatLot[etat]}</StateBadge>
}

/** How far, and how long it still takes at the pace of this part of the work. */
export function Avancement({ etape, faits, total, depuis }: AvancementLot) {
  const { avancement: mots } = textes
  const part = total === 0 ? 0 : faits / total
  const passe = Date.now() - new Date(depuis).getTime()
  const reste = part < 0.02 ? 0 : Math.ceil((passe * (1 - part)) / part / 1000)
  const dite = reste < 90 ? mots.secondes(reste) : mots.minutes(Math.ceil(reste / 60))
  const pourCent = Math.min(99, Math.floor(part * 100))
  return <span className="tabular">{mots.part(mots[etape], pourCent, reste > 0 ? dite : '')}</span>
}

/** Refused records are taken away, corrected elsewhere, and sent again as a lot of their own. */
export function Rejets({ ligne }: { ligne: LigneGestion }) {
  const { rejets: mots } = textes
  const peut = useDroit()
  const [refus, setRefus] = useState<string | null>(null)
  const { mutate, isPending, error } = useEnvoi((id) =>
    navigate(`#/admin/${lotsGestion.ecran?.chemin}?fiche=${id}`),
  )
  const resend = (files: readonly File[]) => {
    try {
      setRefus(null)
      if (files.length > 0) mutate(pickCorrections(ligne.id, files))
    } catch (faute) {
      setRefus((faute as Error).message)
    }
  }
  const echec = refus ?? (error as HttpError | null)?.message
  return (
    <div className="stack gap-8">
      <div className="cluster gap-8">
        {peut({ domaine: 'imports-rejets', action: 'read' }) &&
          (ligne.rejets as string[]).map((nom) => {
            const entite = nom.split('.')[0] as keyof typeof textes.entites
            return (
              <ButtonLink
                key={nom}
                size="sm"
                href={withParams(REJETS_PATH, { id: ligne.id, entite })}
                download={nom}
              >
                {mots.telecharger(textes.entites[entite])}
              </ButtonLink>
            )
          })}
        {ligne.etat === 'fait' && peut({ domaine: 'imports', action: 'create' }) && (
          <Choix libelle={mots.renvoyer} busy={isPending} onChoisit={resend} />
        )}
      </div>
      <p className="note">{mots.aide}</p>
      {echec && (
        <Notice tone="danger" title={textes.envoi.echec} alert>
          {echec}
        </Notice>
      )}
    </div>
  )
}

/** What waits for a second person, and what deletions it is about. */
export const Accord = ({ ligne }: { ligne: LigneGestion }) => (
  <AccordGeste
    gestion={lotsGestion as never}
    geste="confirmer"
    ligne={ligne}
    mots={textes.accord}
  />
)
