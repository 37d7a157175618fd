import {
  type SituationContractuelle,
  situationContractuelleResource,
} from '@espace-adherent/contract/situation'
import {
  civiliteLe,
  dateAParis,
  formatDate,
  formatDateLongue,
} from '@espace-adherent/domain/calendrier'
import { libellesTypeContrat } from '@espace-adherent/domain/contrats'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EtatContratBadge } from '@espace-adherent/ui/contrats/EtatContratBadge.tsx'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { useLiens } from '../portail/index.ts'
import { Sorties } from '../sorties/index.tsx'
import { Garanties } from './Garanties.tsx'
import css from './situation.module.css'
import { textes } from './textes.ts'

/** All that binds the member and the insurer, as of today. */
export const Situation = () => (
  <LectureLignes
    query={useLecture(situationContractuelleResource)}
    attente={['11rem', '12rem', '20rem']}
  >
    {([situation]) => (
      <div className="stack gap-20">
        <Contrat contrat={situation.contrat} />
        <Assures assures={situation.assures} />
        <Garanties garanties={situation.garanties} />
        <Options options={situation.options} />
        <Paiements situation={situation} />
      </div>
    )}
  </LectureLignes>
)

const Contrat = ({ contrat }: Pick<SituationContractuelle, 'contrat'>) => (
  <Card title={textes.contrat} actions={<Sorties resource={situationContractuelleResource} />}>
    <Facts
      items={[
        { label: textes.offre, value: contrat.nomOffre },
        {
          label: textes.numero,
          value: <span className="tabular">{contrat.numeroContratIndividuel}</span>,
        },
        { label: textes.nature, value: libellesTypeContrat[contrat.typeContrat] },
        { label: textes.etat, value: <EtatContratBadge etat={contrat.etat} /> },
        { label: textes.debut, value: formatDateLongue(contrat.dateDebut) },
        contrat.dateFin
          ? {
              label: contrat.etat === 'resilie' ? textes.finPassee : textes.fin,
              value: formatDateLongue(contrat.dateFin),
            }
          : null,
        contrat.portabiliteJusquAu
          ? { label: textes.portabilite, value: formatDateLongue(contrat.portabiliteJusquAu) }
          : null,
      ]}
    />
  </Card>
)

const Assures = ({ assures }: Pick<SituationContractuelle, 'assures'>) => (
  <Card
    title={textes.assures}
    actions={
      <ButtonLink size="sm" href={useLiens().demarche('situation-contractuelle')}>
        {textes.changement}
      </ButtonLink>
    }
  >
    <ul className={css.assures}>
      {assures.map(({ numPers, civilite, prenom, nom, lien, dateNaissance, rang }) => (
        <li key={numPers}>
          <p>
            <strong>
              {[civiliteLe({ civilite, dateNaissance }, dateAParis(new Date())), prenom, nom]
                .filter(Boolean)
                .join(' ')}
            </strong>
            <span className="note block">{lien}</span>
          </p>
          <Facts
            items={[
              {
                label: textes.naissance,
                value: <span className="tabular">{formatDate(dateNaissance)}</span>,
              },
              rang > 1 ? { label: textes.rang, value: rang } : null,
            ]}
          />
        </li>
      ))}
    </ul>
  </Card>
)

const Options = ({ options }: Pick<SituationContractuelle, 'options'>) => (
  <Card title={textes.options}>
    {options.length === 0 && <p>{textes.aucuneOption}</p>}
    <ul className={css.options}>
      {options.map(({ code, libelle, dateDebut, montantMensuel }) => (
        <li key={code}>
          <p>
            <strong>{libelle}</strong>
            <span className={`note block tabular`}>{textes.option(formatDate(dateDebut))}</span>
          </p>
          <p className={css.prix}>
            <Montant cents={montantMensuel} /> <span>{textes.parMois}</span>
          </p>
        </li>
      ))}
    </ul>
  </Card>
)

function Paiements({ situation }: { situation: SituationContractuelle }) {
  const { cotisations, remboursements } = situation
  const shown = (valeur: string | null) => valeur ?? textes.nonRenseigne
  return (
    <Card title={textes.paiements}>
      <Facts
        items={[
          { label: textes.modeCotisation, value: shown(cotisations.modePaiement) },
          { label: textes.periodicite, value: shown(cotisations.periodicite) },
          { label: textes.modePrestation, value: shown(remboursements.modePaiement) },
          {
            label: textes.compte,
            value: <span className="tabular nowrap">{shown(remboursements.rib)}</span>,
          },
        ]}
      />
    </Card>
  )
}
