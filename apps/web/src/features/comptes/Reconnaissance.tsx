import { champsReconnaissance } from '@espace-adherent/domain/comptes/mode.ts'
import { Button } from '@espace-adherent/ui/actions'
import { BirthDateField } from '@espace-adherent/ui/dates/BirthDateField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { DigitsField, TextField } from '@espace-adherent/ui/fields'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import { NirField } from '@espace-adherent/ui/nir/NirField.tsx'
import { FinIbanField } from '@espace-adherent/ui/rib/BankFields.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { portail } from '../../platform/portail/settings.ts'
import css from './comptes.module.css'
import { textes } from './textes.ts'
import type { InscriptionSaisie } from './values.ts'

/** Few open one: the form is there without the code that draws it. */
const CmsBlock = lazyView(async () => ({
  default: (await import('../contenu/index.ts')).CmsBlock,
}))

/** Opens a block of content that explains where something is found. */
function AideButton({ titre, bloc }: { titre: string; bloc: string }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      className={css.aide}
      icon={<IconHelpCircle size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() =>
        modals.open((close) => (
          <Dialog title={titre} onClose={close}>
            <CmsBlock name={bloc} topLevel={3} />
          </Dialog>
        ))
      }
    >
      {titre}
    </Button>
  )
}

/** By what the insurer recognises a person; which fields there are depends on the client. */
export function Reconnaissance({ form }: { form: Formulaire<InscriptionSaisie> }) {
  const { config, client } = portail()
  const mode = champsReconnaissance(config.createAccountAuthMode)
  const isExige = mode.exigence === 'tous'
  return (
    <>
      {mode.numeroContrat && (
        <Champ form={form} name="numeroContrat">
          {(champ) => (
            <TextField
              {...champ}
              label={textes.numeroContrat}
              required={isExige}
              figures
              autoComplete="off"
              hint={
                <>
                  {textes.numeroContratAide}
                  <br />
                  <AideButton titre={textes.aideNumero} bloc="Register_Help" />
                </>
              }
            />
          )}
        </Champ>
      )}
      {mode.separateur && <p className={css.separateur}>{mode.separateur}</p>}
      {mode.nir && (
        <Champ form={form} name="nir">
          {(champ) => (
            <NirField
              {...champ}
              label={textes.nir}
              required={isExige}
              isMonegasqueActivated={client.isDonneesROMonegasquesActivated}
              hint={<AideButton titre={textes.aideNir} bloc="Register_Num_Secu_Popup" />}
            />
          )}
        </Champ>
      )}
      <Champ form={form} name="nom">
        {(champ) => <TextField {...champ} label={textes.nom} required autoComplete="family-name" />}
      </Champ>
      <Champ form={form} name="prenom">
        {(champ) => (
          <TextField {...champ} label={textes.prenom} required autoComplete="given-name" />
        )}
      </Champ>
      <Champ form={form} name="dateNaissance">
        {(champ) => <BirthDateField {...champ} required />}
      </Champ>
      {config.isCodePostalVerifiedOnAccountCreation && (
        <Champ form={form} name="codePostal">
          {(champ) => (
            <DigitsField
              {...champ}
              label={textes.codePostal}
              required
              maxLength={5}
              autoComplete="postal-code"
            />
          )}
        </Champ>
      )}
      {config.isRegisterVerifyIban && (
        <Champ form={form} name="iban">
          {(champ) => (
            <FinIbanField
              {...champ}
              label={textes.iban}
              required={config.isRegisterIbanObligatoire}
              hint={config.registerIbanMessage || undefined}
            />
          )}
        </Champ>
      )}
    </>
  )
}
