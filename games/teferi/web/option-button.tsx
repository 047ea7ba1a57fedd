/** A button that answers with one option. */
import type { TeferiBoardProps } from './board-props.ts';
import type { TeferiOption } from './offers.ts';

export const formatOption = ({ asked, texts, names, view }: TeferiBoardProps, option: TeferiOption): string =>
  asked === undefined ? '' : texts.option(option, asked, names, view);

export function OptionButton(
  props: TeferiBoardProps & { readonly option: TeferiOption; readonly onPress?: () => void },
) {
  const { option, onPress, answer } = props;
  return (
    <button
      type="button"
      className="tf-press"
      onClick={() => {
        onPress?.();
        answer(option);
      }}
    >
      {formatOption(props, option)}
    </button>
  );
}
