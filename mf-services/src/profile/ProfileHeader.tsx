import { useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import { HeroFacts } from './HeroFacts';
import { profileMessages } from './messages';
import { FactsSkeleton } from './ProfileSkeleton';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

interface ProfileHeaderProps {
  title: string;
  profile: ProviderProfile | null | undefined;
  /** Whether the profile is on its way. */
  isPending: boolean;
}

/** The head of the page: the name, one line about the company and what is known of it. */
export function ProfileHeader({ title, profile, isPending }: ProfileHeaderProps) {
  const t = useT(profileMessages);
  const tagline = useLocalizedText()(profile?.tagline ?? null);
  return (
    <PageHeader
      title={title}
      lead={tagline.text && <span lang={tagline.lang}>{tagline.text}</span>}
      breadcrumb={[
        { href: '/', label: t('home') },
        { href: '/services', label: t('directory') },
      ]}
      breadcrumbLabel={t('breadcrumb')}
    >
      {isPending ? <FactsSkeleton /> : profile && <HeroFacts profile={profile} />}
    </PageHeader>
  );
}
