import { libelleEtat } from '@espace-adherent/contract/actes'
import {
  type FichePersonne,
  personneResource,
} from '@espace-adherent/contract/utilisateurs/personne.ts'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LectureLignes } from '../../../platform/query/Lecture.tsx'
import { listQuery } from '../../../platform/query/list.ts'
import { fermePersonne, ouvrePersonne } from '../index.ts'
import css from './fiche.module.css'
import { textes } from './textes.ts'

/** Where each line leads. */
export type FicheLiens = {
  demande: (id: string) => string
  /** The requests that a contract, a name or an address finds. */
  demandesDe: (q: string) => string
  /** Null: whoever looks may not open accounts. */
  compte: ((id: string) => string) | null
}
export type FicheProps = { id: string; liens: FicheLiens }

/** One member at a glance, over the screen that one was on: each line opens its page. */
export default function Fiche({ id, liens }: FicheProps) {
  const query = useQuery(listQuery(personneResource, { id }, { lifetime: 0 }))
  const fiche = query.data?.rows[0]
  return (
    <Dialog
      size="drawer"
      title={fiche ? `${fiche.prenom} ${fiche.nom}` : textes.chargement}
      onClose={fermePersonne}
    >
      <LectureLignes query={query} attente={['4rem', '8rem', '8rem']}>
        {([lue]) => <Parties fiche={lue} liens={liens} />}
      </LectureLignes>
    </Dialog>
  )
}

function Parties({ fiche, liens }: { fiche: FichePersonne; liens: FicheLiens }) {
  const { id, contacts, contrats, famille, demandes, cotisations, soins } = fiche
  return (
    <div className={css.fiche}>
      {contacts && (
        <Partie titre={textes.contacts}>
          <li>
            <span>{textes.email}</span>
            <Lien href={`mailto:${contacts.email}`}>{contacts.email}</Lien>
          </li>
          <li>
            <span>{textes.telephone}</span>
            <span>{contacts.telephone ?? textes.aucun}</span>
          </li>
          {liens.compte && (
            <li>
              <Lien href={liens.compte(id)}>{textes.compte}</Lien>
            </li>
          )}
        </Partie>
      )}
      <Partie titre={textes.contrats} vide={textes.sansContrat}>
        {contrats.map(({ numero, nomOffre, qualite, dateFin }) => (
          <li key={numero}>
            <Lien href={liens.demandesDe(numero)}>{numero}</Lien>
            <span>
              {[
                nomOffre,
                textes.qualites[qualite] ?? qualite,
                dateFin && textes.contratFini(formatDate(dateFin)),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </Partie>
      <Partie titre={textes.famille} vide={textes.seule}>
        {famille.map(({ personneId, prenom, nom, qualite, compteId }) => (
          <li key={personneId}>
            {compteId ? (
              <button type="button" className={css.lien} onClick={() => ouvrePersonne(compteId)}>
                {`${prenom} ${nom}`}
              </button>
            ) : (
              <span>{`${prenom} ${nom}`}</span>
            )}
            <span>
              {[textes.qualites[qualite] ?? qualite, compteId === null && textes.sansCompte]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </Partie>
      <Partie titre={textes.demandes} vide={textes.sansDemande}>
        {demandes.map(({ id: demande, libelle, reference, creeLe, ...suivie }) => (
          <li key={demande}>
            <Lien href={liens.demande(demande)}>{libelle}</Lien>
            <span>{`${reference}, ${libelleEtat(suivie)}`}</span>
          </li>
        ))}
      </Partie>
      <Partie titre={textes.cotisations} vide={textes.sansCotisation}>
        {cotisations.map(({ numeroContrat, le, montant, etat }) => (
          <li key={`${numeroContrat} ${le}`}>
            <Lien href={liens.demandesDe(numeroContrat)}>{formatDate(le)}</Lien>
            <span>{`${formatMontant(montant)}, ${textes.etats[etat] ?? etat}`}</span>
          </li>
        ))}
      </Partie>
      <Partie titre={textes.soins} vide={soins ? textes.sansSoin : textes.soinsReserves}>
        {(soins ?? []).map(({ le, libelle, depense, rembourse }, rang) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: care of one day may be twice the same
          <li key={rang}>
            <span>{`${formatDate(le)}, ${libelle}`}</span>
            <span>{textes.rembourse(formatMontant(rembourse), formatMontant(depense))}</span>
          </li>
        ))}
      </Partie>
      <p className="note">{textes.consulte}</p>
    </div>
  )
}

function Partie({ titre, vide, children }: { titre: string; vide?: string; children: ReactNode }) {
  const isVide = Array.isArray(children) && children.length === 0
  return (
    <section>
      <h3 className={css.titre}>{titre}</h3>
      {isVide ? <p className="note">{vide}</p> : <ul className={css.lignes}>{children}</ul>}
    </section>
  )
}

/** What it opens is another screen: the panel makes room. */
const Lien = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={css.lien} onClick={fermePersonne}>
    {children}
  </a>
)
