import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Input,
  MantineProvider,
  NavLink,
  Notification,
  Pagination,
  Paper,
  Tabs,
  Text,
  TextInput,
} from '@mantine/core';
import { createRoot } from 'react-dom/client';

import { cssVariablesResolver, theme } from '../mantine-theme.ts';

const COLORS = ['brand', 'gray', 'red', 'yellow', 'green', 'blue'];
const VARIANTS = ['filled', 'light', 'outline', 'subtle', 'default'];

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
  >
    <Text>Text</Text>
    <Text c="dimmed">Muted</Text>
    <Anchor href="/">Link</Anchor>
    <Paper withBorder>
      <Text>On paper</Text>
    </Paper>
    <Card>
      <Text>On card</Text>
    </Card>
    <Button>primary</Button>
    {COLORS.map((color) => (
      <p key={color}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} color={color}>{`${variant} ${color}`}</Button>
        ))}
        {VARIANTS.map((variant) => (
          <Badge key={variant} variant={variant} color={color}>{`badge ${variant} ${color}`}</Badge>
        ))}
        {['filled', 'light', 'outline', 'default'].map((variant) => (
          <Alert
            key={variant}
            variant={variant}
            color={color}
            title="Title"
          >{`${variant} ${color}`}</Alert>
        ))}
        <Text c={color}>{`text ${color}`}</Text>
        <NavLink active label={`nav ${color}`} color={color} />
        <Notification color={color} title="Note">
          Words
        </Notification>
      </p>
    ))}
    <TextInput label="Field" description="Help" error="Wrong" />
    <Input.Description>Help</Input.Description>
    <Pagination total={3} />
    <Tabs defaultValue="a">
      <Tabs.List>
        <Tabs.Tab value="a">Tab</Tabs.Tab>
        <Tabs.Tab value="b">Other</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  </MantineProvider>,
);
