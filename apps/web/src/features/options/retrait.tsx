import type {
  ActeRetrait,
  FaitsRetraitOption,
  SaisieRetraitOption,
} from '@espace-adherent/contract/options'
import type { ActeGestion } from '@espace-adherent/domain/actes'
import { DateEffetField } from '@espace-adherent/ui/dates'
import { Notice } from '@espace-adherent/ui/feedback'
import { Champ } from '@espace-adherent/ui/forms'
import type { ComponentType } from 'react'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

export type RetraitProps = VueProps<SaisieRetraitOption, FaitsRetraitOption>

/** One act or the other: they differ in how many are chosen. */
export const retraitDemarche = <K extends ActeGestion>(
  acte: ActeRetrait<K>,
  Choix: ComponentType<RetraitProps>,
) =>
  demarche(
    acte,
    {
      renforts: (props: RetraitProps) =>
        props.faits.renforts.length === 0 ? (
          <Notice tone="info" title={textes.aucunARetirer} />
        ) : (
          <>
            <Choix {...props} />
            <Champ form={props.form} name="dateEffet">
              {(champ) => (
                <DateEffetField
                  {...champ}
                  label={textes.finDes}
                  required
                  plages={props.faits.plages}
                />
              )}
            </Champ>
          </>
        ),
    },
    ({ contrat, search }) => {
      const code = search.get('renfort')
      return {
        numeroContrat: contrat.numeroContratIndividuel,
        codes: code === null ? [] : [code],
      }
    },
  )
