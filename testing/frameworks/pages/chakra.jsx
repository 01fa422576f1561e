import {
  Alert,
  Badge,
  Box,
  Button,
  Card,
  ChakraProvider,
  Field,
  Input,
  Link,
  Tabs,
  Text,
} from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';

import { system } from '../chakra-theme.ts';

const COLORS = ['brand', 'gray', 'red', 'orange', 'green', 'blue'];
const VARIANTS = ['solid', 'subtle', 'surface', 'outline', 'ghost', 'plain'];

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ChakraProvider value={system}>
    {['bg', 'bg.subtle', 'bg.muted', 'bg.panel'].map((bg) => (
      <Box key={bg} bg={bg}>
        <Text>Text</Text>
        <Text color="fg.muted">Muted</Text>
        <Text color="fg.subtle">Subtle</Text>
        <Link href="/">Link</Link>
        {['error', 'warning', 'success', 'info'].map((status) => (
          <Text key={status} color={`fg.${status}`}>
            {status}
          </Text>
        ))}
      </Box>
    ))}
    <Button>primary</Button>
    <Card.Root>
      <Card.Body>
        <Card.Title>Title</Card.Title>
        <Card.Description>Words</Card.Description>
      </Card.Body>
    </Card.Root>
    {COLORS.map((color) => (
      <Box key={color} colorPalette={color}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>{`${variant} ${color}`}</Button>
        ))}
        {VARIANTS.slice(0, 4).map((variant) => (
          <Badge key={variant} variant={variant}>{`badge ${variant} ${color}`}</Badge>
        ))}
        <Link variant="underline" href="/">{`link ${color}`}</Link>
      </Box>
    ))}
    {['error', 'warning', 'success', 'info'].map((status) =>
      ['solid', 'subtle', 'surface', 'outline'].map((variant) => (
        <Alert.Root key={status + variant} status={status} variant={variant}>
          <Alert.Title>{`${variant} ${status}`}</Alert.Title>
        </Alert.Root>
      )),
    )}
    <Field.Root invalid>
      <Field.Label>Field</Field.Label>
      <Input defaultValue="x" />
      <Field.HelperText>Help</Field.HelperText>
      <Field.ErrorText>Wrong</Field.ErrorText>
    </Field.Root>
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Trigger value="a">Tab</Tabs.Trigger>
        <Tabs.Trigger value="b">Other</Tabs.Trigger>
      </Tabs.List>
    </Tabs.Root>
  </ChakraProvider>,
);
