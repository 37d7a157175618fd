import {
  type FaitsChangementSituation,
  type SaisieChangementSituation,
  situationContractuelleActe,
} from '@espace-adherent/contract/changement-situation'
import {
  libellesNatureChangement,
  naturesChangement,
} from '@espace-adherent/domain/changement-situation'
import { RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { DateEffetField } from '@espace-adherent/ui/dates'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import type { ReactNode } from 'react'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { textes } from './textes.ts'

type Props = VueProps<SaisieChangementSituation, FaitsChangementSituation>

const Changement = ({ form, faits: { personnes } }: Props) => (
  <>
    {personnes.length > 1 && (
      <Champ form={form} name="personneId">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.personne}
            hint={textes.personneAide}
            required
            choix={personnes.map(({ id, prenom, nom }, rang) => ({
              valeur: id,
              libelle: rang === 0 ? textes.moi(`${prenom} ${nom}`) : `${prenom} ${nom}`,
            }))}
          />
        )}
      </Champ>
    )}
    <Champ form={form} name="nature">
      {(champ) => (
        <RadioGroup
          {...champ}
          label={textes.nature}
          required
          choix={naturesChangement.map((nature) => ({
            valeur: nature,
            libelle: libellesNatureChangement[nature],
          }))}
        />
      )}
    </Champ>
  </>
)

const EtatCivil = ({ form }: Props) => {
  const situations = useChoix('situation-familiale')
  return (
    <Champ form={form} name="codeSituationFamiliale">
      {(champ) => (
        <RadioGroup {...champ} label={textes.codeSituationFamiliale} required choix={situations} />
      )}
    </Champ>
  )
}

const Nom = ({ form, faits }: Props) => {
  const civilites = useChoix('civilite')
  const personne = personneDe(faits, form.watch('personneId'))
  return (
    <>
      <Champ form={form} name="codeCivilite">
        {(champ) => (
          <RadioGroup {...champ} label={textes.codeCivilite} required choix={civilites} />
        )}
      </Champ>
      <Champ form={form} name="nom">
        {(champ) => (
          <TextField
            {...champ}
            label={textes.nom}
            hint={textes.nomAide(personne?.nom ?? '')}
            required
            autoComplete="off"
          />
        )}
      </Champ>
    </>
  )
}

const Regime = ({ form }: Props) => {
  const regimes = useChoix('regime-obligatoire')
  return (
    <>
      <Champ form={form} name="codeRegime">
        {(champ) => <SelectField {...champ} label={textes.codeRegime} required choix={regimes} />}
      </Champ>
      <Champ form={form} name="organisme">
        {(champ) => (
          <TextField {...champ} label={textes.organisme} hint={textes.organismeAide} required />
        )}
      </Champ>
    </>
  )
}

const Employeur = ({ form, faits }: Props) => {
  const personne = personneDe(faits, form.watch('personneId'))
  return (
    <Champ form={form} name="employeur">
      {(champ) => (
        <TextField
          {...champ}
          label={textes.employeur}
          hint={textes.employeurAide(personne?.employeur ?? null)}
          required
          autoComplete="organization"
        />
      )}
    </Champ>
  )
}

const personneDe = ({ personnes }: FaitsChangementSituation, personneId: string) =>
  personnes.find(({ id }) => id === personneId)

const parNature: Readonly<Record<string, (props: Props) => ReactNode>> = {
  etatCivil: EtatCivil,
  nom: Nom,
  regime: Regime,
  employeur: Employeur,
}

const Detail = (props: Props) => {
  const { form, faits, regles } = props
  const Champs = parNature[form.watch('nature')]
  return (
    <>
      {Champs && <Champs {...props} />}
      <Champ form={form} name="dateEffet">
        {(champ) => (
          <DateEffetField
            {...champ}
            label={textes.depuis}
            plages={faits.plages as Parameters<typeof DateEffetField>[0]['plages']}
            aujourdhui={regles.jour}
            required
          />
        )}
      </Champ>
    </>
  )
}

/** Whoever asks stands first: most people speak for themselves. */
const definition = demarche(
  situationContractuelleActe,
  { changement: Changement, detail: Detail },
  ({ contrat, faits: { personnes } }) => ({
    numeroContrat: contrat.numeroContratIndividuel,
    personneId: personnes[0]?.id ?? '',
  }),
)

export default () => <Demarche definition={definition} />
