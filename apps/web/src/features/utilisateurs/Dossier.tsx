import type {
  DossierUtilisateur,
  GesteUtilisateur,
  NomGesteUtilisateur,
} from '@espace-adherent/contract/utilisateurs'
import { isMembre, libelleRoles, type Role } from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useDroit } from '../../platform/session/droits.ts'
import { AccordEnAttente } from '../accords/index.ts'
import { HistoireElement } from '../historique/index.ts'
import { type GesteMotive, isMotive, Motif } from './Motif.tsx'
import { dossierQuery, faitDe, useGeste } from './queries.ts'
import { Roles } from './Roles.tsx'
import { Sessions } from './Sessions.tsx'
import { textes } from './textes.ts'
import { ecrireMoment, TONS_ETAT } from './tons.ts'
import css from './utilisateurs.module.css'

const { dossier: mots, attente } = textes

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
  return (
    <div className={css.dossier}>
      <p className="cluster center gap-8">
        <StateBadge tone={TONS_ETAT[dossier.etat]}>{textes.etats[dossier.etat]}</StateBadge>
        <span>{libelleRoles(dossier.roles)}</span>
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
          dire={(roles) => libelleRoles(roles as Role[]) || mots.aucun}
        />
      )}
      <Reinitialisation dossier={dossier} />
      <Gestes dossier={dossier} />
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
      <Roles key={dossier.roles.join()} dossier={dossier} />
      <HistoireElement objet="compte" cible={dossier.id} />
      {isMembre(dossier.roles) && <p className="note">{mots.consulte}</p>}
    </div>
  )
}

const Reinitialisation = ({ dossier: { reinitialisation } }: { dossier: DossierUtilisateur }) =>
  reinitialisation && (
    <Notice tone="warning" title={attente.titre}>
      <p>
        {attente.texte(
          reinitialisation.par ?? attente.inconnu,
          ecrireMoment(reinitialisation.le),
          reinitialisation.motif,
        )}
      </p>
      {reinitialisation.isParMoi && <p>{attente.parMoi}</p>}
    </Notice>
  )

function Gestes({ dossier }: { dossier: DossierUtilisateur }) {
  const [motive, setMotive] = useState<GesteMotive | null>(null)
  const [fait, setFait] = useState<string | null>(null)
  const geste = useGeste()
  const gestes = dossier.gestes as NomGesteUtilisateur[]
  const faire = (voulu: GesteUtilisateur) => {
    setFait(null)
    geste.mutate(voulu, {
      onSuccess: () => {
        setMotive(null)
        setFait(faitDe(voulu.geste))
      },
    })
  }
  if (gestes.length === 0) return null
  return (
    <section>
      <h3>{mots.gestes}</h3>
      <div className="cluster gap-8">
        {gestes
          .filter((nom) => nom !== 'fermer-session')
          .map((nom) => (
            <Button
              key={nom}
              size="sm"
              busy={geste.isPending && geste.variables?.geste === nom}
              onClick={() =>
                isMotive(nom)
                  ? setMotive(nom)
                  : faire({ geste: nom, id: dossier.id } as GesteUtilisateur)
              }
            >
              {textes.gestes[nom]}
            </Button>
          ))}
      </div>
      <p role="status">{fait}</p>
      {geste.error && !motive && (
        <Notice tone="danger" title={textes.echec} alert>
          {geste.error.message}
        </Notice>
      )}
      {motive && (
        <Motif
          geste={motive}
          isBusy={geste.isPending}
          echec={geste.error?.message}
          onConfirm={(motif) => faire({ geste: motive, id: dossier.id, motif })}
          onClose={() => {
            geste.reset()
            setMotive(null)
          }}
        />
      )}
    </section>
  )
}
