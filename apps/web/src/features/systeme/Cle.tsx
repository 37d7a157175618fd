import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { clesSystemeGestion, REMISE_CLE_PATH } from '@espace-adherent/contract/gestions'
import { type EtatCle, libellesEtatCle } from '@espace-adherent/domain'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { AccordGeste } from '../gestion/index.ts'
import { withSecurityCode } from '../securite/index.ts'
import { textes } from './textes.ts'

const { remise: mots } = textes

const tons: Record<EtatCle, Tone> = {
  preparee: 'warning',
  accordee: 'info',
  active: 'success',
  expiree: 'neutral',
  revoquee: 'neutral',
}

/** Where a key stands. */
export function Etat({ ligne }: { ligne: LigneGestion }) {
  const etat = ligne.etat as EtatCle
  return <StateBadge tone={tons[etat]}>{libellesEtatCle[etat]}</StateBadge>
}

/** None is no limit: said, not left empty. */
export const reseauxDe = ({ reseaux }: LigneGestion) =>
  (reseaux as string[]).join(', ') || textes.partout

export const AccordCle = ({ ligne }: { ligne: LigneGestion }) => (
  <AccordGeste
    gestion={clesSystemeGestion as never}
    geste="delivrer"
    ligne={ligne}
    mots={textes.accord}
  />
)

/** Draws the secret, and shows it once: closed, it is nowhere any more. */
export function Remise({ ligne }: { ligne: LigneGestion }) {
  const peut = useDroit()
  const client = useQueryClient()
  const { id, revision } = ligne
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () =>
      withSecurityCode('VERIFY_AMF', () =>
        http.post(REMISE_CLE_PATH, { id, revision }),
      ) as Promise<{ cle: string }>,
    gcTime: 0,
    meta: { failure: mots.echec },
  })
  const close = () => {
    reset()
    void client.invalidateQueries()
  }
  if (!peut({ domaine: 'systeme', action: 'update' })) return null
  return (
    <>
      <div>
        <Button size="sm" variant="primary" busy={isPending} onClick={() => mutate()}>
          {mots.remettre}
        </Button>
      </div>
      {data && (
        <Dialog
          title={mots.titre}
          onClose={close}
          actions={
            <>
              <Button onClick={() => copy(data.cle)}>{mots.copier}</Button>
              <Button variant="primary" onClick={close}>
                {mots.fermer}
              </Button>
            </>
          }
        >
          <div className="stack gap-12">
            <p className="note">{mots.secret}</p>
            <p className="anywhere">
              <code>{data.cle}</code>
            </p>
            <Notice tone="warning" title={mots.unique} />
          </div>
        </Dialog>
      )}
    </>
  )
}

async function copy(cle: string): Promise<void> {
  await navigator.clipboard.writeText(cle)
  toasts.push({ type: 'success', title: mots.copie })
}
