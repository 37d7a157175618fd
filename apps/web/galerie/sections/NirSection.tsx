import {
  lireNir,
  messageNir,
  NIR_NON_SAISI,
  type SaisieNir,
} from '@espace-adherent/domain/identite/nir-saisie.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Champ, Form, useFormulaire } from '@espace-adherent/ui/forms'
import { NirField, type NirFieldProps } from '@espace-adherent/ui/nir/NirField.tsx'
import { useState } from 'react'
import { Essai, Recu } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const incomplet: SaisieNir = { numero: '1 85 05 78 006 04', cle: '', isMonegasque: false }

export default function NirSection() {
  return (
    <Grid>
      <NirSpecimen nom="Sans clé" required />
      <NirSpecimen nom="Avec clé" required cle="obligatoire" />
      <NirSpecimen nom="Clé facultative" cle="facultative" />
      <NirSpecimen nom="Avec le choix de Monaco" required cle="obligatoire" isMonegasqueActivated />
      <Specimen nom="Numéro en erreur">
        <NirField
          value={incomplet}
          onChange={() => {}}
          error={messageNir(incomplet, { required: true }) ?? undefined}
          isMonegasqueActivated
        />
      </Specimen>
      <Specimen nom="Numéro désactivé">
        <NirField
          value={{ numero: '2 90 12 2B 033 158', cle: '62', isMonegasque: false }}
          onChange={() => {}}
          cle="obligatoire"
          isMonegasqueActivated
          disabled
        />
      </Specimen>
      <Specimen nom="Numéro dans un formulaire">
        <FormulaireSpecimen />
      </Specimen>
    </Grid>
  )
}

type Reglages = Pick<NirFieldProps, 'required' | 'cle' | 'isMonegasqueActivated'>

const NirSpecimen = ({ nom, ...reglages }: Reglages & { nom: string }) => (
  <Specimen nom={nom}>
    <Essai initial={NIR_NON_SAISI} message={(v) => messageNir(v, reglages)} recu={lireNir}>
      {(champ) => <NirField {...champ} {...reglages} />}
    </Essai>
  </Specimen>
)

function FormulaireSpecimen() {
  const [sent, setSent] = useState('')
  const form = useFormulaire({
    initial: { nir: NIR_NON_SAISI },
    validate: ({ nir }) => ({ nir: messageNir(nir, { required: true }) }),
  })
  return (
    <>
      <Form form={form} onSubmit={({ nir }) => setSent(lireNir(nir) ?? '')}>
        <Champ form={form} name="nir">
          {(champ) => <NirField {...champ} required isMonegasqueActivated />}
        </Champ>
        <Button variant="primary" type="submit">
          Valider
        </Button>
      </Form>
      <Recu>{sent}</Recu>
    </>
  )
}
