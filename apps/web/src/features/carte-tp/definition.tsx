import { carteTpActe, type SaisieCarteTp } from '@espace-adherent/contract/carte-tp'
import { libellesMotifCarte, libellesSupportCarte } from '@espace-adherent/domain/carte-tp'
import { RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const choixDe = (libelles: Readonly<Record<string, string>>) =>
  Object.entries(libelles).map(([valeur, libelle]) => ({ valeur, libelle }))

const Carte = ({ form }: VueProps<SaisieCarteTp>) => (
  <>
    <Champ form={form} name="motif">
      {(champ) => (
        <SelectField
          {...champ}
          label={textes.pourquoi}
          required
          choix={choixDe(libellesMotifCarte)}
        />
      )}
    </Champ>
    {form.watch('motif') === 'erronee' && (
      <Champ form={form} name="precision">
        {(champ) => <TextAreaField {...champ} label={textes.ceQuiEstFaux} required />}
      </Champ>
    )}
    <Champ form={form} name="support">
      {({ onChange, ...champ }) => (
        <RadioGroup
          {...champ}
          label={textes.recevoir}
          required
          onChange={(support) => onChange(support ?? '')}
          choix={choixDe(libellesSupportCarte)}
        />
      )}
    </Champ>
  </>
)

/** Another card in place of the one that is lost, wrong or worn. */
export const carteDefinition = demarche(carteTpActe, { carte: Carte }, ({ contrat }) => ({
  numeroContrat: contrat.numeroContratIndividuel,
}))
