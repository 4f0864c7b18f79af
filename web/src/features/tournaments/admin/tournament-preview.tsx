import { t } from '@lingui/core/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import { Fact } from '../../../ui/typography.tsx';
import { Banner } from '../banner.tsx';
import { PrizeList } from '../details/prize-list.tsx';
import { RichText } from '../details/rich-text.tsx';
import { RuleList } from '../details/rule-list.tsx';
import { ScheduleList } from '../details/schedule-list.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Preview of the form as players will see it. */
export function TournamentPreview({ form }: { form: TournamentFormState }) {
  const [values, setValues] = useState<TournamentValues>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Eye size={18} />}
        className="max-sm:px-3"
        onClick={() => {
          setValues(structuredClone(form.methods.getValues()));
          setOpen(true);
        }}
      >
        <span className="max-sm:visually-hidden">{t`Preview`}</span>
      </Button>
      {values && (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          size="wide"
          title={values.title.trim() || t`A tournament without a title`}
          description={t`As it stands in the form. Nothing is saved yet.`}
        >
          <Preview values={values} />
        </Dialog>
      )}
    </>
  );
}

function Preview({ values }: { values: TournamentValues }) {
  const { organizer, status, prizePool, slots, type, startDate } = values;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, and may have nothing else to focus
    <section aria-label={t`As players read it`} tabIndex={0} className="grid gap-6">
      <div className="relative aspect-video overflow-hidden bg-lifted">
        <Banner of={values} sizes="100vw" />
        <div className="absolute bottom-3 left-4">
          <StatusBadge status={status} says={translateEnglish(status)} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact label={t`Organizer`}>{organizer || '–'}</Fact>
        <Fact label={t`Prize pool`}>{formatRupees(prizePool) || '–'}</Fact>
        <Fact label={t`Slots`}>{slots || '–'}</Fact>
        <Fact label={t`Type`}>{translateEnglish(type)}</Fact>
        <Fact label={t`Starts`}>{startDate ? formatCalendarDate(startDate) : '–'}</Fact>
      </dl>
      {values.description.trim() && (
        <Part title={t`Description`}>
          <RichText text={values.description} />
        </Part>
      )}
      {values.prizes.length > 0 && (
        <Part title={t`Prize Distribution`}>
          <PrizeList prizes={values.prizes} />
        </Part>
      )}
      {values.schedule.length > 0 && (
        <Part title={t`Schedule`}>
          <ScheduleList schedule={values.schedule} />
        </Part>
      )}
      {values.rules.length > 0 && (
        <Part title={t`Rules`}>
          <RuleList rules={values.rules} />
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Not a region: the form behind it has one with the same name.
    <div>
      <h3 className="mb-3 font-display text-title font-medium">{title}</h3>
      {children}
    </div>
  );
}
