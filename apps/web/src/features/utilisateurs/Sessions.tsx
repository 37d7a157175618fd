import type { DossierUtilisateur } from '@espace-adherent/contract/utilisateurs'
import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useGeste } from '../gestion/index.ts'
import { gestion } from './permise.ts'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

/** How each state of an account looks. */
export const TONS_ETAT = { actif: 'success', 'en-attente': 'info', verrouille: 'danger' } as const

export const ecrireMoment = (instant: string) => formatInstantCourt(new Date(instant))

const { dossier: mots } = textes

/** Where the account is signed in; each may be ended by itself. */
export function Sessions({ dossier }: { dossier: DossierUtilisateur }) {
  const geste = useGeste(gestion, 'fermerSession')
  const { id: compteId, revision } = dossier
  const canClose = dossier.gestes.includes('fermerSession')
  return (
    <section>
      <h3>{mots.sessions}</h3>
      {geste.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {geste.error.message}
        </Notice>
      )}
      {dossier.sessions.length === 0 ? (
        <p className="note">{mots.aucuneSession}</p>
      ) : (
        <ul className={css.lignes}>
          {dossier.sessions.map(({ id, appareil, ouverteLe, vueLe }) => (
            <li key={id} className="cluster center between gap-4 col-16">
              <span>
                {appareil}
                <span className="note"> {mots.vueLe(ecrireMoment(vueLe))}</span>
              </span>
              {canClose && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={mots.fermerCelle(appareil, ecrireMoment(ouverteLe))}
                  busy={geste.isPending}
                  onClick={() => geste.mutate({ id: compteId, revision, saisie: { session: id } })}
                >
                  {mots.fermer}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
