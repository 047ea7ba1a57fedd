/** The tabs of a match on narrow pages: table and log. */
import { useTexts } from '../state/preferences.ts';

export type ViewTab = 'table' | 'story';

/** On narrow pages the log is on a second tab. */
export function ViewTabs(given: { readonly tab: ViewTab; readonly onTab: (tab: ViewTab) => void }) {
  const { table } = useTexts();
  const tabs: readonly { readonly tab: ViewTab; readonly label: string }[] = [
    { tab: 'table', label: table.table },
    { tab: 'story', label: table.log },
  ];
  return (
    <div className="tabs">
      {tabs.map(({ tab, label }) => (
        <button key={tab} type="button" aria-pressed={given.tab === tab} onClick={() => given.onTab(tab)}>
          {label}
        </button>
      ))}
    </div>
  );
}
