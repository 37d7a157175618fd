import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
  type FaitsAbonnement,
  type FaitsCommunication,
  type FaitsDematerialisation,
  type SaisieAbonnement,
  type SaisieCommunication,
  type SaisieDematerialisation,
} from '@espace-adherent/contract/preferences'
import {
  alertes,
  canaux,
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  PHRASE_TELEPHONE,
  papiers,
  REGLE_TELEPHONE,
  sujetsCommunication,
} from '@espace-adherent/domain/preferences'
import { CheckboxField, CheckboxGroup } from '@espace-adherent/ui/choix'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const choixDe = <V extends string>(valeurs: readonly V[], libelles: Record<V, string>) =>
  valeurs.map((valeur) => ({ valeur, libelle: libelles[valeur] }))

const Contact = ({
  form,
  faits: { mobile },
}: VueProps<SaisieCommunication, FaitsCommunication>) => (
  <>
    <p>{textes.aideService}</p>
    {sujetsCommunication.map((sujet) => (
      <Champ key={sujet} form={form} name={sujet}>
        {(champ) => (
          <CheckboxGroup
            {...champ}
            onChange={(choisis) => champ.onChange([...choisis])}
            label={textes.sujets[sujet]}
            choix={choixDe(canaux, libellesCanalContact)}
          />
        )}
      </Champ>
    ))}
    <Champ form={form} name="telephone">
      {(champ) => <CheckboxField {...champ} label={PHRASE_TELEPHONE} hint={REGLE_TELEPHONE} />}
    </Champ>
    <p>{mobile === null ? textes.sansMobile : textes.aideSms(mobile)}</p>
    <Champ form={form} name="silenceDebut">
      {(champ) => (
        <TextField
          {...champ}
          type="time"
          label={textes.silenceDebut}
          hint={textes.aideSilence}
          figures
        />
      )}
    </Champ>
    <Champ form={form} name="silenceFin">
      {(champ) => <TextField {...champ} type="time" label={textes.silenceFin} figures />}
    </Champ>
  </>
)

export const communicationDefinition = demarche(
  communicationActe,
  { contact: Contact },
  ({ faits: { actuelle } }) => actuelle,
)

const Alertes = ({ form, faits }: VueProps<SaisieAbonnement, FaitsAbonnement>) => (
  <Champ form={form} name="alertes">
    {(champ) => (
      <CheckboxGroup
        {...champ}
        onChange={(choisies) => champ.onChange([...choisies])}
        label={textes.alertes}
        hint={textes.aideAlertes(
          faits.canaux.map((canal) => libellesCanalContact[canal]).join(', '),
        )}
        choix={choixDe(alertes, libellesAlerte)}
      />
    )}
  </Champ>
)

export const abonnementDefinition = demarche(
  abonnementActe,
  { alertes: Alertes },
  ({ faits: { actuelles } }) => ({ alertes: actuelles }),
)

const Papiers = ({ form }: VueProps<SaisieDematerialisation, FaitsDematerialisation>) => (
  <Champ form={form} name="enLigne">
    {(champ) => (
      <CheckboxGroup
        {...champ}
        onChange={(choisis) => champ.onChange([...choisis])}
        label={textes.enLigne}
        hint={textes.aideEnLigne}
        choix={choixDe(papiers, libellesPapier)}
      />
    )}
  </Champ>
)

export const dematerialisationDefinition = demarche(
  dematerialisationActe,
  { papiers: Papiers },
  ({ faits: { actuels } }) => ({ enLigne: actuels }),
)
