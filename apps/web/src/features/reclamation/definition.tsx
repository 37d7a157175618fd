import { reclamationActe, type SaisieReclamationActe } from '@espace-adherent/contract/reclamation'
import { isDateCalendaire } from '@espace-adherent/domain/calendrier'
import { libellesObjetReclamation, objetsReclamation } from '@espace-adherent/domain/reclamation'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

/** What, since when, what is hoped for. */
const Reclamation = ({ form }: VueProps<SaisieReclamationActe>) => (
  <>
    <Champ form={form} name="objet">
      {(champ) => (
        <SelectField
          {...champ}
          label={textes.objet}
          required
          choix={objetsReclamation.map((valeur) => ({
            valeur,
            libelle: libellesObjetReclamation[valeur],
          }))}
        />
      )}
    </Champ>
    <Champ form={form} name="message">
      {(champ) => (
        <TextAreaField
          {...champ}
          label={textes.message}
          hint={textes.messageAide}
          required
          rows={6}
        />
      )}
    </Champ>
    <Champ form={form} name="depuis">
      {(champ) => <DateField {...champ} label={textes.depuis} hint={textes.depuisAide} />}
    </Champ>
    <Champ form={form} name="attendu">
      {(champ) => (
        <TextAreaField {...champ} label={textes.attendu} hint={textes.attenduAide} rows={3} />
      )}
    </Champ>
  </>
)

export const reclamationDefinition = {
  // A link that contests a request for money says which: the message begins with it.
  ...demarche(reclamationActe, { reclamation: Reclamation }, ({ search, contrat }) => {
    const [montant, le] = [Number(search.get('tropPercu')), search.get('le')]
    if (!(montant > 0) || le === null || !isDateCalendaire(le)) return {}
    return {
      numeroContrat: contrat.numeroContratIndividuel,
      objet: 'remboursement',
      message: textes.tropPercu(montant, le),
    }
  }),
  confirmer: textes.confirmer,
}
