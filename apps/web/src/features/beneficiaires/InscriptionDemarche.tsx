import {
  type FaitsInscriptionBeneficiaire,
  inscriptionBeneficiaireActe,
  type SaisieInscription,
} from '@espace-adherent/contract/beneficiaires'
import {
  isLienCouple,
  liensBeneficiaire,
  NIR_PROPRE,
  plagesInscription,
} from '@espace-adherent/domain/beneficiaires'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { BirthDateField, DateEffetField } from '@espace-adherent/ui/dates'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { NirField } from '@espace-adherent/ui/nir'
import { portail } from '../../platform/portail/settings.ts'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { textes } from './textes.ts'

type Props = VueProps<SaisieInscription, FaitsInscriptionBeneficiaire>

function Personne({ form }: Props) {
  const civilites = useChoix('civilite')
  const sexes = useChoix('sexe')
  return (
    <>
      <Champ form={form} name="lien">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.lien}
            required
            choix={liensBeneficiaire.map((lien) => ({ valeur: lien, libelle: textes.liens[lien] }))}
          />
        )}
      </Champ>
      <Champ form={form} name="codeCivilite">
        {(champ) => <RadioGroup {...champ} label={textes.civilite} required choix={civilites} />}
      </Champ>
      <Champ form={form} name="sexe">
        {(champ) => <RadioGroup {...champ} label={textes.sexe} required choix={sexes} />}
      </Champ>
      <Champ form={form} name="prenom">
        {(champ) => <TextField {...champ} label={textes.prenom} required autoComplete="off" />}
      </Champ>
      <Champ form={form} name="nom">
        {(champ) => <TextField {...champ} label={textes.nom} required autoComplete="off" />}
      </Champ>
      <Champ form={form} name="dateNaissance">
        {(champ) => <BirthDateField {...champ} required autoComplete="off" />}
      </Champ>
    </>
  )
}

function Rattachement({ form, faits }: Props) {
  const { lien, nirDe, dateNaissance } = form.watch()
  const { isDonneesROMonegasquesActivated } = portail().config
  const ouvrants = faits.assures.filter(({ hasNir }) => hasNir)
  return (
    <>
      {!isLienCouple(lien) && (
        <Champ form={form} name="nirDe">
          {(champ) => (
            <RadioGroup
              {...champ}
              label={textes.nirDe}
              required
              choix={[
                { valeur: NIR_PROPRE, libelle: textes.nirPropre },
                ...ouvrants.map(({ id, prenom }) => ({
                  valeur: id,
                  libelle: textes.nirDeQui(prenom),
                })),
              ]}
            />
          )}
        </Champ>
      )}
      {nirDe === NIR_PROPRE && (
        <Champ form={form} name="nir">
          {(champ) => (
            <NirField
              {...champ}
              label={textes.nir}
              hint={textes.nirAide}
              required
              cle="obligatoire"
              isMonegasqueActivated={isDonneesROMonegasquesActivated}
            />
          )}
        </Champ>
      )}
      <Champ form={form} name="organisme">
        {(champ) => (
          <TextField {...champ} label={textes.organisme} hint={textes.organismeAide} required />
        )}
      </Champ>
      <Champ form={form} name="teletransmission">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.teletransmission}
            required
            choix={[
              { valeur: true, libelle: textes.transmis },
              { valeur: false, libelle: textes.nonTransmis },
            ]}
          />
        )}
      </Champ>
      <Champ form={form} name="dateEffet">
        {(champ) => (
          <DateEffetField
            {...champ}
            label={textes.aPartirDu}
            required
            plages={plagesInscription(faits, { lien, dateNaissance })}
          />
        )}
      </Champ>
    </>
  )
}

const definition = demarche(
  inscriptionBeneficiaireActe,
  { personne: Personne, rattachement: Rattachement },
  ({ contrat, faits }) => ({
    numeroContrat: contrat.numeroContratIndividuel,
    organisme: faits.organisme ?? '',
  }),
)

export default () => <Demarche definition={definition} />
