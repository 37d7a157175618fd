import { resiliationActe, type SaisieResiliationActe } from '@espace-adherent/contract/resiliation'
import {
  aidesMotifResiliation,
  isMotifResiliation,
  libelleEvenement,
  libellesMotifResiliation,
  motifsResiliation,
} from '@espace-adherent/domain/resiliation'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

/** Why, when, and where to write: all of it optional. */
function Demande({ form }: VueProps<SaisieResiliationActe>) {
  const motif = form.watch('motif')
  const evenement = libelleEvenement(motif)
  return (
    <>
      <Champ form={form} name="motif">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.motif}
            hint={
              <p role="status">
                {isMotifResiliation(motif) ? aidesMotifResiliation[motif] : textes.motifAide}
              </p>
            }
            choix={motifsResiliation.map((valeur) => ({
              valeur,
              libelle: libellesMotifResiliation[valeur],
            }))}
          />
        )}
      </Champ>
      {evenement && (
        <Champ form={form} name="evenementLe">
          {(champ) => <DateField {...champ} label={evenement} />}
        </Champ>
      )}
      <Champ form={form} name="souhaiteeLe">
        {(champ) => <DateField {...champ} label={textes.souhaiteeLe} hint={textes.souhaiteeAide} />}
      </Champ>
      <Champ form={form} name="precision">
        {(champ) => <TextAreaField {...champ} label={textes.precision} rows={3} />}
      </Champ>
      <Champ form={form} name="adresse">
        {(champ) => (
          <TextAreaField {...champ} label={textes.adresse} hint={textes.adresseAide} rows={2} />
        )}
      </Champ>
    </>
  )
}

export const resiliationDefinition = {
  ...demarche(
    resiliationActe,
    { demande: Demande },
    ({ contrat: { numeroContratIndividuel } }) => ({ numeroContrat: numeroContratIndividuel }),
  ),
  confirmer: textes.confirmer,
}
