import {
  contactActe,
  type FaitsContact,
  type SaisieContactActe,
} from '@espace-adherent/contract/contact'
import { isMotifDeSoins } from '@espace-adherent/domain/contact'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const nommes = (libelles: readonly string[]) =>
  libelles.map((libelle) => ({ valeur: libelle, libelle }))

function Message({
  form,
  faits: { motifs, domaines, personnes },
}: VueProps<SaisieContactActe, FaitsContact>) {
  const { motif, domaine } = form.watch()
  const branche = domaines.find(({ libelle }) => libelle === domaine)
  return (
    <>
      <Champ form={form} name="motif">
        {(champ) => (
          <SelectField
            {...champ}
            label={textes.motif}
            required
            choix={motifs.map(({ code, libelle }) => ({ valeur: code, libelle }))}
            onChange={(code) => {
              champ.onChange(code)
              // What is no longer asked for is not sent.
              if (!isMotifDeSoins(code)) {
                form.setValue('domaine', '')
                form.setValue('sousDomaine', '')
              }
            }}
          />
        )}
      </Champ>
      {isMotifDeSoins(motif) && domaines.length > 0 && (
        <Champ form={form} name="domaine">
          {(champ) => (
            <SelectField
              {...champ}
              label={textes.domaine}
              placeholder={textes.indifferent}
              choix={nommes(domaines.map(({ libelle }) => libelle))}
              onChange={(libelle) => {
                champ.onChange(libelle)
                form.setValue('sousDomaine', '')
              }}
            />
          )}
        </Champ>
      )}
      {branche && branche.sousDomaines.length > 0 && (
        <Champ form={form} name="sousDomaine">
          {(champ) => (
            <SelectField
              {...champ}
              label={textes.sousDomaine}
              placeholder={textes.indifferent}
              choix={nommes(branche.sousDomaines)}
            />
          )}
        </Champ>
      )}
      {personnes.length > 1 && (
        <Champ form={form} name="personne">
          {(champ) => (
            <SelectField
              {...champ}
              label={textes.personne}
              placeholder={textes.personneAucune}
              choix={personnes.map(({ id, nom }) => ({ valeur: id, libelle: nom }))}
            />
          )}
        </Champ>
      )}
      <Champ form={form} name="message">
        {(champ) => (
          <TextAreaField {...champ} label={textes.message} hint={textes.aideMessage} required />
        )}
      </Champ>
    </>
  )
}

export const contactDefinition = demarche(
  contactActe,
  { message: Message },
  ({ contrat: { numeroContratIndividuel } }) => ({ numeroContrat: numeroContratIndividuel }),
)
