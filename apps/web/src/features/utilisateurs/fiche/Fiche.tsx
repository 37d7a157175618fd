import { libelleEtat } from '@espace-adherent/contract/actes'
import {
  type FichePersonne,
  personneResource,
} from '@espace-adherent/contract/utilisateurs/personne.ts'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LectureLignes } from '../../../platform/query/Lecture.tsx'
import { listQuery } from '../../../platform/query/list.ts'
import { Dossier } from '../Dossier.tsx'
import { fermePersonne, ouvrePersonne } from '../index.ts'
import css from './fiche.module.css'
import { textes } from './textes.ts'

export type FicheLiens = {
  /** A request of theirs, read beside what one was doing. */
  demande: (id: string, onClose: () => void) => ReactNode
  /** The requests that a contract finds. */
  demandesDe: (q: string) => string
  /** Whether whoever looks may open accounts. */
  isCompte: boolean
}
export type FicheProps = { id: string; liens: FicheLiens }

/** One member at a glance, over the screen that one was on: each line opens beside it, and leaves it as it is. */
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
  const [beside, setBeside] = useState<{ compte: string } | { demande: string } | null>(null)
  const close = () => setBeside(null)
  return (
    <div className={css.fiche}>
      {contacts && (
        <Partie titre={textes.contacts}>
          <li>
            <span>{textes.email}</span>
            <a className={css.lien} href={`mailto:${contacts.email}`}>
              {contacts.email}
            </a>
          </li>
          <li>
            <span>{textes.telephone}</span>
            <span>{contacts.telephone ?? textes.aucun}</span>
          </li>
          {liens.isCompte && (
            <li>
              <Bouton onClick={() => setBeside({ compte: id })}>{textes.compte}</Bouton>
            </li>
          )}
        </Partie>
      )}
      <Partie titre={textes.contrats} vide={textes.sansContrat}>
        {contrats.map(({ numero, nomOffre, qualite, dateFin }) => (
          <li key={numero}>
            <details className={css.contrat}>
              <summary>{numero}</summary>
              <Contrat
                echues={cotisations.filter(({ numeroContrat }) => numeroContrat === numero)}
                lien={liens.demandesDe(numero)}
              />
            </details>
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
              <Bouton onClick={() => ouvrePersonne(compteId)}>{`${prenom} ${nom}`}</Bouton>
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
            <Bouton onClick={() => setBeside({ demande })}>{libelle}</Bouton>
            <span>{`${reference}, ${libelleEtat(suivie)}`}</span>
          </li>
        ))}
      </Partie>
      <Partie titre={textes.cotisations} vide={textes.sansCotisation}>
        {cotisations.map(({ numeroContrat, le, montant, etat }) => (
          <li key={`${numeroContrat} ${le}`}>
            <span>{formatDate(le)}</span>
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
      {beside && 'compte' in beside && <Dossier id={beside.compte} onClose={close} />}
      {beside && 'demande' in beside && liens.demande(beside.demande, close)}
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

type ContratProps = { echues: FichePersonne['cotisations']; lien: string }

/** What it owes, and the way to its requests: that is another screen, for which the panel makes room. */
const Contrat = ({ echues, lien }: ContratProps) => (
  <>
    {echues.length === 0 && <p className="note">{textes.sansCotisation}</p>}
    {echues.map(({ le, montant, etat }) => (
      <p key={le}>
        {`${formatDate(le)}, ${formatMontant(montant)}, ${textes.etats[etat] ?? etat}`}
      </p>
    ))}
    <a href={lien} className={css.lien} onClick={fermePersonne}>
      {textes.sesDemandes}
    </a>
  </>
)

const Bouton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={css.lien} onClick={onClick}>
    {children}
  </button>
)
