import type { LigneGestion } from '@espace-adherent/contract/gestion'
import type { DossierUtilisateur } from '@espace-adherent/contract/utilisateurs'
import { isMembre, libelleRoles, nomRole, type Role } from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openTab } from '../../platform/browser/tab.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { vueOnglet } from '../../platform/session/vue.ts'
import { AccordEnAttente } from '../accords/index.ts'
import { Gestes, useGeste } from '../gestion/index.ts'
import { HistoireElement } from '../historique/index.ts'
import { gestion } from './permise.ts'
import { dossierQuery, useGestionPermise } from './queries.ts'
import { ecrireMoment, Sessions, TONS_ETAT } from './Sessions.tsx'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { dossier: mots, attente } = textes

const ligneDe = (dossier: DossierUtilisateur) =>
  ({ ...dossier, qui: `${dossier.prenom} ${dossier.nom}`, modifieLe: null }) as LigneGestion

/** A tab of its own shows their portal: this one goes on. False when the browser opens none without a click. */
function openVue(compteId: string): boolean {
  const onglet = openTab(mots.vueEnPreparation)
  if (!onglet) return false
  vueOnglet.begin(onglet, compteId)
  onglet.location.replace(`${window.location.origin}/#/accueil`)
  return true
}

/** One account: what is known of it, and what may be done with it today. */
export function Dossier({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(dossierQuery(id))
  return (
    <Dialog
      size="drawer"
      title={query.data ? `${query.data.prenom} ${query.data.nom}` : textes.titre}
      onClose={onClose}
    >
      <Lecture query={query} attente={['3rem', '8rem', '6rem']}>
        {(dossier) => <Compte dossier={dossier} />}
      </Lecture>
    </Dialog>
  )
}

function Compte({ dossier }: { dossier: DossierUtilisateur }) {
  const canUpdate = useDroit()({ domaine: 'utilisateurs', action: 'update' })
  const permise = useGestionPermise()
  const { droits } = useCurrentUser()
  const [isRetenue, setRetenue] = useState(false)
  const voir = () => setRetenue(!openVue(dossier.id))
  // One session is ended where it is listed.
  const faisables = dossier.gestes.filter((nom) => nom !== 'fermerSession')
  return (
    <div className={css.dossier}>
      <p className="cluster center gap-8">
        <StateBadge tone={TONS_ETAT[dossier.etat]}>{textes.etats[dossier.etat]}</StateBadge>
        <span>{libelleRoles(dossier.roles, droits)}</span>
      </p>
      {dossier.verrouilleLe && (
        <Notice tone="danger" title={mots.verrouilleLe(ecrireMoment(dossier.verrouilleLe))} />
      )}
      {dossier.empechement && canUpdate && (
        <Notice tone="info" title={mots.empechement}>
          {dossier.empechement}.
        </Notice>
      )}
      {dossier.accord && (
        <AccordEnAttente
          accord={dossier.accord}
          libelleDe={() => mots.roles}
          dire={(roles) =>
            (roles as Role[]).map((role) => nomRole(role, droits)).join(', ') || mots.aucun
          }
        />
      )}
      <Reinitialisation dossier={dossier} />
      {faisables.length > 0 && (
        <section>
          <h3>{mots.gestes}</h3>
          <div className="cluster gap-8">
            <Gestes
              gestion={permise}
              ligne={ligneDe(dossier)}
              noms={faisables}
              onFait={(nom) => nom === 'voirComme' && voir()}
            />
          </div>
        </section>
      )}
      {isRetenue && (
        <Notice
          tone="info"
          title={mots.vueRetenue}
          alert
          action={
            <Button size="sm" variant="primary" onClick={voir}>
              {mots.ouvrirVue}
            </Button>
          }
        />
      )}
      <Facts
        items={[
          { label: textes.colonnes.identifiant, value: dossier.userName, wide: true },
          { label: mots.creeLe, value: ecrireMoment(dossier.creeLe) },
          {
            label: mots.derniere,
            value: dossier.derniereConnexion
              ? ecrireMoment(dossier.derniereConnexion)
              : mots.jamais,
          },
          { label: mots.protection, value: dossier.isCodeDemande ? mots.oui : mots.non },
          { label: mots.telephone, value: dossier.telephone ?? mots.aucun },
          {
            label: mots.appels,
            value: mots.appelsDits(
              dossier.appels.isAccepte,
              dossier.appels.le && ecrireMoment(dossier.appels.le),
            ),
          },
          { label: mots.cles, value: dossier.nombreCles },
          ...(dossier.hasApplication ? [{ label: mots.application, value: mots.oui }] : []),
        ]}
      />
      {dossier.contrats.length > 0 && (
        <section>
          <h3>{mots.contrats}</h3>
          <ul className={css.lignes}>
            {dossier.contrats.map(({ numero, nomOffre, qualite }) => (
              <li key={numero}>
                <strong className="tabular">{numero}</strong> {nomOffre}, {mots.qualites[qualite]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sessions dossier={dossier} />
      <HistoireElement objet="compte" cible={dossier.id} />
      {isMembre(dossier.roles) && <p className="note">{mots.consulte}</p>}
    </div>
  )
}

/** Asked for by one: another decides, or whoever asked takes it back. */
function Reinitialisation({ dossier }: { dossier: DossierUtilisateur }) {
  const { id, revision, reinitialisation } = dossier
  const decider = useGeste(gestion, 'leverProtection/accord')
  if (!reinitialisation) return null
  const { par, le, motif, isParMoi, isDecidable } = reinitialisation
  const repondre = (isDonne: boolean) => decider.mutate({ id, revision, saisie: { isDonne } })
  return (
    <Notice tone="warning" title={attente.titre}>
      <p>{attente.texte(par ?? attente.inconnu, ecrireMoment(le), motif)}</p>
      {isParMoi && <p>{attente.parMoi}</p>}
      {isDecidable && (
        <div className="cluster gap-8">
          {!isParMoi && (
            <Button
              size="sm"
              variant="primary"
              busy={decider.isPending}
              onClick={() => repondre(true)}
            >
              {attente.approuver}
            </Button>
          )}
          <Button size="sm" busy={decider.isPending} onClick={() => repondre(false)}>
            {isParMoi ? attente.reprendre : attente.refuser}
          </Button>
        </div>
      )}
    </Notice>
  )
}
