import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Paper,
  Tooltip,
} from '@mantine/core';

/** One hot colour on warm paper or dark ink: it marks what acts and where the playhead stands, nothing else. */
const ember: MantineColorsTuple = [
  '#fff1eb',
  '#ffe0d4',
  '#ffbfa9',
  '#fd9a7b',
  '#f97c56',
  '#f0632f',
  '#de4d20',
  '#c43f16',
  '#9d3111',
  '#752510',
];
const paper: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ed',
  '#e9e6e0',
  '#dad6ce',
  '#c2bdb3',
  '#8f897e',
  '#655f55',
  '#4c473f',
  '#34302a',
  '#1d1b18',
];
const ink: MantineColorsTuple = [
  '#eceaf0',
  '#c9c7d0',
  '#a5a3af',
  '#767481',
  '#403f4a',
  '#2f2e37',
  '#232229',
  '#17161b',
  '#111014',
  '#0a090c',
];

const sans = "'Manrope Variable', ui-sans-serif, system-ui, sans-serif";

/** The app's one design language: typeface, ramps, radii, density and how components stand in both schemes. */
export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 7 },
  colors: { ember, gray: paper, dark: ink },
  black: '#1d1b18',
  fontFamily: sans,
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.1875rem' },
  headings: {
    fontFamily: sans,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '14px', xl: '22px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // In a text, a colour alone is no sign of a link.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    InputWrapper: InputWrapper.extend({ styles: { label: { marginBottom: 4 } } }),
    Button: Button.extend({ defaultProps: { size: 'sm' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, radius: 'lg', p: 'md' } }),
    Modal: Modal.extend({
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.5 },
        closeButtonProps: { 'aria-label': 'Close' },
        styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 700, letterSpacing: '-0.01em' } },
      },
    }),
    Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
    Menu: Menu.extend({
      // The first item has the focus, not a place before it that is no item.
      defaultProps: { radius: 'md', shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, fz: 'xs' } }),
  },
});

/** Where the schemes differ from the library's: warm paper below white cards, dark ink below lighter cards. */
export const schemeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': paper[6],
    '--mantine-color-placeholder': '#777064',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': ember[7],
    // Words on their own pale ground stay readable: 4.5 to 1 at least.
    '--mantine-color-red-light-color': '#a31515',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-teal-light-color': '#07614a',
    '--mantine-color-ember-light-color': ember[8],
    '--fw-ground': paper[0],
    '--fw-line': paper[2],
    '--fw-accent-text': ember[7],
  },
  dark: {
    '--mantine-color-body': '#1b1a20',
    '--mantine-color-dimmed': ink[2],
    '--mantine-color-placeholder': '#8d8b98',
    '--mantine-color-error': '#ff8f85',
    '--mantine-color-anchor': ember[4],
    '--mantine-color-gray-light': '#2e2d36',
    '--mantine-color-gray-light-color': ink[1],
    '--mantine-color-ember-light': '#40210f',
    '--mantine-color-ember-light-color': ember[3],
    '--fw-ground': '#121116',
    '--fw-line': '#302f38',
    '--fw-accent-text': ember[4],
  },
});
