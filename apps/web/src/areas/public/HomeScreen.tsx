import { isFonctionnaliteVisible } from '@espace-adherent/domain/fonctionnalites'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { IconArrowRight, IconHelpCircle, IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useLiens } from '../../features/portail/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import { portail } from '../../platform/portail/settings.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { expectSession, loginUrl } from '../../platform/session/login.ts'
import css from './home.module.css'
import { textes } from './textes-home.ts'
import { titres } from './titres.ts'

const loadFaq = () => import('../../features/faq/index.ts')
const FaqDialog = lazyView(async () => ({ default: (await loadFaq()).FaqDialog }))

const isVisible = (feature: string) =>
  isFonctionnaliteVisible(portail().client.fonctionnalites, feature, { connecte: false })

export function HomeScreen({ search }: ScreenProps) {
  const { client, isUrlRestreinte } = portail()
  const mayCreate = isVisible('creationCompteAutreActe') && !isUrlRestreinte
  const mayAskHelp = isVisible('faqInbentaService') && !client.oidcExternalProvider
  return (
    <div>
      <ScreenTitle lead={etiquette('portail.bienvenue', { creation: mayCreate })}>
        {titres.home}
      </ScreenTitle>
      <div className="stack gap-18">
        <LoginBlock callbackUrl={search.get('callbackUrl')} />
        {mayCreate && <CreationBlock />}
      </div>
      {mayAskHelp && (
        <div className={css.help}>
          <Button
            variant="quiet"
            icon={<IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />}
            // A pointer that comes near it will need its code.
            onPointerEnter={() => void loadFaq().catch(() => {})}
            onClick={() =>
              modals.open((close) => (
                <FaqDialog title={textes.besoinAide} userType="4" onClose={close} />
              ))
            }
          >
            {textes.besoinAide}
          </Button>
        </div>
      )}
    </div>
  )
}

function LoginBlock({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <Card>
      <div className="line gap-12">
        <IconTile>
          <IconUserCheck size={24} stroke={1.75} />
        </IconTile>
        <h2>{textes.dejaUnEspace}</h2>
      </div>
      <p className={css.blockText}>{textes.dejaUnEspaceTexte}</p>
      <ButtonLink
        href={loginUrl(callbackUrl)}
        onClick={expectSession}
        variant="primary"
        block
        iconAfter={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
      >
        {textes.meConnecter}
      </ButtonLink>
      {!portail().client.oidcExternalProvider && <Oublis />}
    </Card>
  )
}

/** Where people look who cannot sign in: before the login page as well as on it. */
function Oublis() {
  const liens = useLiens()
  return (
    <p className={css.oublis}>
      <a href={liens.forgotPassword()}>{textes.oubliMotDePasse}</a>
      {isVisible('forgotUsernameAutreActe') && (
        <a href={liens.forgotUsername()}>{textes.oubliIdentifiant}</a>
      )}
    </p>
  )
}

function CreationBlock() {
  const liens = useLiens()
  return (
    <Card>
      <div className="line gap-12">
        <IconTile tone="secondary">
          <IconUserPlus size={24} stroke={1.75} />
        </IconTile>
        <h2>{textes.creer}</h2>
      </div>
      <p className={css.blockText}>{textes.creerAvec[portail().config.createAccountAuthMode]}</p>
      <ButtonLink href={liens.register()} block>
        {textes.creerMonEspace}
      </ButtonLink>
    </Card>
  )
}
