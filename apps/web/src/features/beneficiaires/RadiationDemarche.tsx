import {
  type FaitsRadiationAssures,
  radiationAssuresActe,
  type SaisieRadiationAssures,
} from '@espace-adherent/contract/beneficiaires'
import {
  isMotifRadiation,
  libellesDateMotif,
  libellesMotifRadiation,
  motifsRadiation,
  plagesRadiation,
} from '@espace-adherent/domain/beneficiaires'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { DateEffetField, DateField } from '@espace-adherent/ui/dates'
import { Notice } from '@espace-adherent/ui/feedback'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

type Props = VueProps<SaisieRadiationAssures, FaitsRadiationAssures>

function Depart({ form, faits }: Props) {
  const { motif } = form.watch()
  if (faits.personnes.length === 0)
    return (
      <Notice tone="info" title={textes.personneSeule}>
        {textes.personneSeuleTexte}
      </Notice>
    )
  return (
    <>
      <Champ form={form} name="personneId">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.personne}
            required
            choix={faits.personnes.map(({ id, prenom, nom, lien }) => ({
              valeur: id,
              libelle: textes.personneEtLien(prenom, nom, lien),
            }))}
          />
        )}
      </Champ>
      <Champ form={form} name="motif">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.motif}
            required
            choix={motifsRadiation.map((valeur) => ({
              valeur,
              libelle: libellesMotifRadiation[valeur],
            }))}
          />
        )}
      </Champ>
      {isMotifRadiation(motif) && motif !== 'autre' && (
        <Champ form={form} name="dateMotif">
          {(champ) => <DateField {...champ} label={libellesDateMotif[motif]} required />}
        </Champ>
      )}
    </>
  )
}

function Quand({ form, faits }: Props) {
  const { motif, dateMotif } = form.watch()
  return (
    <Champ form={form} name="dateEffet">
      {(champ) => (
        <DateEffetField
          {...champ}
          label={textes.sansCouvertureDes}
          hint={<p>{motif === 'deces' ? textes.decesAide : textes.sansCouvertureAide}</p>}
          required
          plages={plagesRadiation(faits, { motif, dateMotif })}
        />
      )}
    </Champ>
  )
}

const definition = demarche(
  radiationAssuresActe,
  { depart: Depart, quand: Quand },
  ({ contrat, search }) => ({
    numeroContrat: contrat.numeroContratIndividuel,
    personneId: search.get('personne') ?? '',
  }),
)

export default () => <Demarche definition={definition} />
