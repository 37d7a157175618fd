import { demandesAddress } from '@espace-adherent/contract/addresses'
import { type Sinistre, sinistresResource } from '@espace-adherent/contract/sinistres'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { libellesEtatDemande } from '@espace-adherent/domain/demandes'
import { libellesEtatSinistre } from '@espace-adherent/domain/sinistres/genre.ts'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { ListeActions } from '@espace-adherent/ui/listes/ListeActions.tsx'
import { IconAmbulance, IconCheck } from '@tabler/icons-react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/useLecture.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { Indemnites } from './Indemnites.tsx'
import css from './sinistres.module.css'
import { textes } from './textes.ts'

/** The claims of the current contract, each with how far it is. */
export function Sinistres() {
  const isSante = useContrats().courant.typeContrat === 'sante'
  return (
    <LectureLignes
      query={useLecture(sinistresResource)}
      vide={
        <Card>
          <EmptyState
            icon={<IconAmbulance size={40} stroke={1.25} aria-hidden="true" />}
            title={isSante ? textes.aucunSante : textes.aucun}
          >
            {isSante ? textes.aucunSanteTexte : textes.aucunTexte}
          </EmptyState>
        </Card>
      }
    >
      {(sinistres) => (
        <div className="stack gap-20">
          {sinistres.map((sinistre) => (
            <Dossier key={sinistre.id} {...sinistre} />
          ))}
        </div>
      )}
    </LectureLignes>
  )
}

function Dossier({
  libelle,
  reference,
  prenom,
  dateDebut,
  dateFin,
  etat,
  avancement,
  indemnites,
}: Sinistre) {
  const quand = dateFin
    ? textes.duAu(formatDate(dateDebut), formatDate(dateFin))
    : textes.depuis(formatDate(dateDebut))
  return (
    <Card
      title={`${libelle}, ${quand}`}
      actions={
        <StateBadge tone={etat === 'indemnisation' ? 'success' : 'info'}>
          {libellesEtatSinistre[etat]}
        </StateBadge>
      }
    >
      <p className={css.discret}>
        {textes.pour(prenom)} · {reference}
      </p>
      <ol className={css.etapes} aria-label={textes.avancement(libelle)}>
        {avancement.map((etape) => (
          <li key={etape.etat} data-faite={etape.le !== null}>
            <span className={css.rond} aria-hidden="true">
              {etape.le !== null && <IconCheck size={16} stroke={2.5} />}
            </span>
            <span>
              {libellesEtatSinistre[etape.etat]}
              <span className={css.discret}>
                {etape.le === null ? textes.aVenir : formatDate(etape.le)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Indemnites indemnites={indemnites} />
    </Card>
  )
}

/** What was declared and waits for a clerk; nothing at all when nothing does. */
export function DeclarationsEnCours() {
  const liens = useLiens()
  const { numeroContratIndividuel, typeContrat } = useContrats().courant
  const { data } = useLecture(demandesAddress, {
    acte:
      typeContrat === 'sante'
        ? 'declarationSinistreV2ActeGestion'
        : 'declarationSinistreActeGestion',
  })
  const demandes = data?.rows.filter(
    ({ numeroContrat, etat }) =>
      numeroContrat === numeroContratIndividuel && (etat === 'recue' || etat === 'en-cours'),
  )
  if (!demandes || demandes.length === 0) return null
  return (
    <Card title={textes.enCours}>
      <ListeActions
        lignes={demandes.map(({ id, reference, creeLe, etat }) => ({
          cle: id,
          titre: textes.envoyeLe(reference, formatDate(dateAParis(new Date(creeLe)))),
          detail: <StateBadge tone="info">{libellesEtatDemande[etat]}</StateBadge>,
          action: <a href={liens.demande(id)}>{textes.suivre}</a>,
        }))}
      />
    </Card>
  )
}
